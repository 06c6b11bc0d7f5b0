CREATE TABLE "oet_attempt_parts" (
	"attempt_id" uuid NOT NULL,
	"part" text NOT NULL,
	"first_read_at" timestamp with time zone,
	"work" jsonb DEFAULT '{"revision":0,"savedAt":null,"answers":{},"spent":{}}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "oet_attempt_parts_attempt_id_part_pk" PRIMARY KEY("attempt_id","part")
);
--> statement-breakpoint
CREATE TABLE "oet_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"module" text NOT NULL,
	"test_version_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oet_marks" (
	"attempt_id" uuid NOT NULL,
	"part" text NOT NULL,
	"marked" jsonb NOT NULL,
	"at_time" jsonb NOT NULL,
	"overrun_seconds" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oet_marks_attempt_id_part_pk" PRIMARY KEY("attempt_id","part")
);
--> statement-breakpoint
CREATE TABLE "oet_phase_starts" (
	"attempt_id" uuid NOT NULL,
	"clock" text NOT NULL,
	"phase" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oet_phase_starts_attempt_id_clock_phase_pk" PRIMARY KEY("attempt_id","clock","phase")
);
--> statement-breakpoint
CREATE TABLE "oet_keys" (
	"test_version_id" text NOT NULL,
	"part" text NOT NULL,
	"key" jsonb NOT NULL,
	CONSTRAINT "oet_keys_test_version_id_part_pk" PRIMARY KEY("test_version_id","part")
);
--> statement-breakpoint
CREATE TABLE "oet_papers" (
	"test_version_id" text NOT NULL,
	"part" text NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "oet_papers_test_version_id_part_pk" PRIMARY KEY("test_version_id","part")
);
--> statement-breakpoint
CREATE TABLE "oet_test_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"test_id" text NOT NULL,
	"module" text NOT NULL,
	"title" text NOT NULL,
	"profession" text,
	"pack_path" text NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "oet_attempt_parts" ADD CONSTRAINT "oet_attempt_parts_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_attempts" ADD CONSTRAINT "oet_attempts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_attempts" ADD CONSTRAINT "oet_attempts_test_version_id_oet_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."oet_test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_marks" ADD CONSTRAINT "oet_marks_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_marks" ADD CONSTRAINT "oet_marks_attempt_id_part_oet_attempt_parts_attempt_id_part_fk" FOREIGN KEY ("attempt_id","part") REFERENCES "public"."oet_attempt_parts"("attempt_id","part") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_phase_starts" ADD CONSTRAINT "oet_phase_starts_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_keys" ADD CONSTRAINT "oet_keys_test_version_id_oet_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."oet_test_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_papers" ADD CONSTRAINT "oet_papers_test_version_id_oet_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."oet_test_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oet_attempts_learner" ON "oet_attempts" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE INDEX "oet_attempts_test" ON "oet_attempts" USING btree ("test_version_id");--> statement-breakpoint
CREATE INDEX "oet_test_versions_module" ON "oet_test_versions" USING btree ("module");