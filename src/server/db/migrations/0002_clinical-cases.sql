CREATE TABLE "case_progress" (
	"learner_id" uuid NOT NULL,
	"case_id" text NOT NULL,
	"completions" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "case_progress_learner_id_case_id_pk" PRIMARY KEY("learner_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "patient_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"language" text NOT NULL,
	"category_slug" text,
	"speciality_slug" text,
	"level_slug" text NOT NULL,
	"pack_path" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"description" text NOT NULL,
	"patient_info" jsonb NOT NULL,
	"brief" jsonb NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "patient_talk" (
	"pack_path" text PRIMARY KEY NOT NULL,
	"talk" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_turns" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"units" jsonb,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" jsonb,
	"engine" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_turns_conversation_id_number_pk" PRIMARY KEY("conversation_id","number")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"subject" text,
	"language" text NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "provider_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_progress" ADD CONSTRAINT "case_progress_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_cases_level" ON "patient_cases" USING btree ("level_slug","language");--> statement-breakpoint
CREATE INDEX "conversations_learner" ON "conversations" USING btree ("learner_id","subject");