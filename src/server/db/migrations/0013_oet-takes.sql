CREATE TABLE "oet_takes" (
	"attempt_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"ended_ms" integer NOT NULL,
	"blob_key" text,
	"measures" jsonb,
	"is_measured" boolean NOT NULL,
	CONSTRAINT "oet_takes_attempt_id_number_pk" PRIMARY KEY("attempt_id","number")
);
--> statement-breakpoint
ALTER TABLE "oet_takes" ADD CONSTRAINT "oet_takes_attempt_id_oet_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."oet_attempts"("id") ON DELETE cascade ON UPDATE no action;