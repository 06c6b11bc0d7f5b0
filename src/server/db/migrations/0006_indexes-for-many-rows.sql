DROP INDEX "blobs_used";--> statement-breakpoint
CREATE INDEX "credit_buckets_subscription" ON "credit_buckets" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "blobs_used" ON "blobs" USING btree ("used_at","key","size");