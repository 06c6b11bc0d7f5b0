CREATE TABLE "case_briefs" (
	"case_version_id" text PRIMARY KEY NOT NULL,
	"brief" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_cases" ADD COLUMN "voice" text;--> statement-breakpoint
UPDATE "patient_cases" SET "voice" = "brief"->>'voice';--> statement-breakpoint
ALTER TABLE "patient_cases" ALTER COLUMN "voice" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "ends_at" = "created_at" + interval '90 days';--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
INSERT INTO "case_briefs" ("case_version_id", "brief") SELECT "id", "brief" FROM "patient_cases";--> statement-breakpoint
INSERT INTO "credentials" ("learner_id", "password_hash") SELECT "id", "password_hash" FROM "learners";--> statement-breakpoint
ALTER TABLE "case_briefs" ADD CONSTRAINT "case_briefs_case_version_id_patient_cases_id_fk" FOREIGN KEY ("case_version_id") REFERENCES "public"."patient_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_turns_said" ON "conversation_turns" USING btree ("conversation_id",md5("content")) WHERE "conversation_turns"."role" = 'patient';--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_rotation" ON "refresh_tokens" USING btree ("rotated_at") WHERE "refresh_tokens"."rotated_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
ALTER TABLE "patient_cases" DROP COLUMN "brief";--> statement-breakpoint
ALTER TABLE "learners" DROP COLUMN "password_hash";
