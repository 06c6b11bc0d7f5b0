CREATE TABLE "oet_mock_exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oet_attempts" ADD COLUMN "mock_exam_id" uuid;--> statement-breakpoint
ALTER TABLE "oet_mock_exams" ADD CONSTRAINT "oet_mock_exams_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oet_mock_exams_learner" ON "oet_mock_exams" USING btree ("learner_id","created_at");--> statement-breakpoint
ALTER TABLE "oet_attempts" ADD CONSTRAINT "oet_attempts_mock_exam_id_oet_mock_exams_id_fk" FOREIGN KEY ("mock_exam_id") REFERENCES "public"."oet_mock_exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oet_attempts_mock_exam" ON "oet_attempts" USING btree ("mock_exam_id","module");