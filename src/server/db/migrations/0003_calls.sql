CREATE TABLE "call_owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"field" text NOT NULL,
	"key" uuid,
	"input_hash" text NOT NULL,
	"cost_row" text,
	"kept" boolean NOT NULL,
	"state" text NOT NULL,
	"owner" uuid,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Whoever held credits has died: they go back to their buckets.
UPDATE "credit_buckets" SET "remaining" = "remaining" + held.amount FROM (
	SELECT l."bucket_id", sum(-l."amount") AS amount FROM "ledger_entries" l
	JOIN "credit_reservations" r ON r."id" = l."reservation_id" AND r."state" = 'open'
	WHERE l."kind" = 'reserve' GROUP BY l."bucket_id"
) held WHERE "credit_buckets"."id" = held."bucket_id";
--> statement-breakpoint
INSERT INTO "ledger_entries" ("learner_id", "bucket_id", "reservation_id", "kind", "amount")
SELECT l."learner_id", l."bucket_id", l."reservation_id", 'release', -l."amount" FROM "ledger_entries" l
JOIN "credit_reservations" r ON r."id" = l."reservation_id" AND r."state" = 'open' WHERE l."kind" = 'reserve';
--> statement-breakpoint
-- Answers stay for retries, but those that hold audio.
INSERT INTO "calls" ("id", "learner_id", "field", "key", "input_hash", "kept", "state", "answer", "expires_at")
SELECT gen_random_uuid(), "learner_id", "field", "key", "input_hash", false, 'settled',
	jsonb_build_object('value', "answer"), "expires_at"
FROM "idempotent_calls" WHERE "answered_at" IS NOT NULL
	AND "field" NOT IN ('generateVoice', 'processAudioAndGenerateResponse');
--> statement-breakpoint
DROP TABLE "credit_reservations" CASCADE;--> statement-breakpoint
DROP TABLE "idempotent_calls" CASCADE;--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME COLUMN "reservation_id" TO "call_id";--> statement-breakpoint
DROP INDEX "ledger_entries_reservation";--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_key" ON "calls" USING btree ("learner_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_kept" ON "calls" USING btree ("learner_id","cost_row","input_hash") WHERE "calls"."state" = 'open' and "calls"."kept";--> statement-breakpoint
CREATE INDEX "calls_open" ON "calls" USING btree ("expires_at") WHERE "calls"."state" = 'open';--> statement-breakpoint
CREATE INDEX "calls_settled" ON "calls" USING btree ("expires_at") WHERE "calls"."state" = 'settled';--> statement-breakpoint
CREATE INDEX "blobs_used" ON "blobs" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "credit_buckets_ending" ON "credit_buckets" USING btree ("ends_at") WHERE "credit_buckets"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_call" ON "ledger_entries" USING btree ("call_id","bucket_id","kind");