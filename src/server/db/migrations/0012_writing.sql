CREATE TABLE "oet_assessments" (
	"attempt_id" uuid NOT NULL,
	"part" text NOT NULL,
	"outcome" text NOT NULL,
	"assessment" jsonb NOT NULL,
	"engine" text NOT NULL,
	"assessed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oet_assessments_attempt_id_part_pk" PRIMARY KEY("attempt_id","part")
);
--> statement-breakpoint
CREATE TABLE "oet_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oet_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"part" text NOT NULL,
	"revision" integer,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oet_attempts" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "oet_assessments" ADD CONSTRAINT "oet_assessments_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_assessments" ADD CONSTRAINT "oet_assessments_attempt_id_part_oet_attempt_parts_attempt_id_part_fk" FOREIGN KEY ("attempt_id","part") REFERENCES "public"."oet_attempt_parts"("attempt_id","part") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_drafts" ADD CONSTRAINT "oet_drafts_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_drafts" ADD CONSTRAINT "oet_drafts_attempt_id_part_oet_attempt_parts_attempt_id_part_fk" FOREIGN KEY ("attempt_id","part") REFERENCES "public"."oet_attempt_parts"("attempt_id","part") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oet_drafts_part" ON "oet_drafts" USING btree ("attempt_id","part","id");