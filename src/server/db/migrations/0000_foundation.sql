CREATE TABLE "credit_buckets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"subscription_id" uuid,
	"remaining" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_buckets_remaining" CHECK ("credit_buckets"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"cost_row" text NOT NULL,
	"cost" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"learner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"field" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_calls_learner_id_key_pk" PRIMARY KEY("learner_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"bucket_id" uuid NOT NULL,
	"reservation_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_inputs" (
	"learner_id" uuid NOT NULL,
	"cost_row" text NOT NULL,
	"input_hash" text NOT NULL,
	CONSTRAINT "paid_inputs_learner_id_cost_row_input_hash_pk" PRIMARY KEY("learner_id","cost_row","input_hash")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"credits_allocated" integer NOT NULL,
	"includes_oet" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"payment_id" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"profession" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"path" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent_slug" text,
	"level_type" text,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category_slug" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_texts" (
	"language" text NOT NULL,
	"text" text NOT NULL,
	"pack_path" text NOT NULL,
	"translations" jsonb NOT NULL,
	"ipa" text
);
--> statement-breakpoint
CREATE TABLE "guided_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"group_id" text NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guided_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"category_slug" text,
	"speciality_slug" text,
	"level_slug" text NOT NULL,
	"pack_path" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guided_line_progress" (
	"learner_id" uuid NOT NULL,
	"practice_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"best_score" real,
	CONSTRAINT "guided_line_progress_learner_id_practice_id_pk" PRIMARY KEY("learner_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "guided_practices" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"doctor_message" text NOT NULL,
	"patient_message" text NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guided_progress" (
	"learner_id" uuid NOT NULL,
	"group_id" text NOT NULL,
	"completions" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "guided_progress_learner_id_group_id_pk" PRIMARY KEY("learner_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "learners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"password_hash" text NOT NULL,
	"native_language" text,
	"language_to_learn" text NOT NULL,
	"speciality_slug" text,
	"category_slug" text,
	"profession" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learners_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "throttles_rule_subject_window_start_pk" PRIMARY KEY("rule","subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "vocabulary_items" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"category_slug" text,
	"speciality_slug" text,
	"level_slug" text NOT NULL,
	"pack_path" text NOT NULL,
	"position" integer NOT NULL,
	"term" text NOT NULL,
	"definition" text NOT NULL,
	"example" text NOT NULL,
	"ipa" text,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vocabulary_progress" (
	"learner_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"best_score" real,
	"completions" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "vocabulary_progress_learner_id_item_id_pk" PRIMARY KEY("learner_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "credit_buckets" ADD CONSTRAINT "credit_buckets_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_buckets" ADD CONSTRAINT "credit_buckets_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_inputs" ADD CONSTRAINT "paid_inputs_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialities" ADD CONSTRAINT "specialities_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_attempts" ADD CONSTRAINT "guided_attempts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_attempts" ADD CONSTRAINT "guided_attempts_group_id_guided_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guided_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_line_progress" ADD CONSTRAINT "guided_line_progress_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_line_progress" ADD CONSTRAINT "guided_line_progress_practice_id_guided_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."guided_practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_practices" ADD CONSTRAINT "guided_practices_group_id_guided_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guided_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_progress" ADD CONSTRAINT "guided_progress_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_progress" ADD CONSTRAINT "guided_progress_group_id_guided_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guided_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_progress" ADD CONSTRAINT "vocabulary_progress_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_progress" ADD CONSTRAINT "vocabulary_progress_item_id_vocabulary_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."vocabulary_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_buckets_learner" ON "credit_buckets" USING btree ("learner_id","ends_at");--> statement-breakpoint
CREATE INDEX "credit_reservations_open" ON "credit_reservations" USING btree ("expires_at") WHERE "credit_reservations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "credit_reservations_learner" ON "credit_reservations" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "idempotent_calls_expiry" ON "idempotent_calls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_learner" ON "ledger_entries" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_reservation" ON "ledger_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "subscriptions_learner" ON "subscriptions" USING btree ("learner_id","ends_at");--> statement-breakpoint
CREATE INDEX "levels_parent" ON "levels" USING btree ("parent_slug");--> statement-breakpoint
CREATE INDEX "specialities_category" ON "specialities" USING btree ("category_slug");--> statement-breakpoint
CREATE INDEX "course_texts_text" ON "course_texts" USING btree ("text","language");--> statement-breakpoint
CREATE INDEX "course_texts_pack" ON "course_texts" USING btree ("pack_path");--> statement-breakpoint
CREATE INDEX "guided_attempts_learner" ON "guided_attempts" USING btree ("learner_id","group_id");--> statement-breakpoint
CREATE INDEX "guided_groups_level" ON "guided_groups" USING btree ("level_slug","language");--> statement-breakpoint
CREATE INDEX "guided_practices_group" ON "guided_practices" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "learners_email_key" ON "learners" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_learner" ON "sessions" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "throttles_window" ON "throttles" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "vocabulary_items_level" ON "vocabulary_items" USING btree ("level_slug","language");