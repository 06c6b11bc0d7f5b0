CREATE TABLE "billing_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	CONSTRAINT "billing_customers_learner_id_unique" UNIQUE("learner_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"learner_id" uuid,
	"details" jsonb NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"learner_id" uuid,
	"subscription_id" uuid,
	"plan_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"unfit" text
);
--> statement-breakpoint
DROP INDEX "ledger_entries_learner";--> statement-breakpoint
ALTER TABLE "credit_buckets" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "cost_row" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "grantor" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider" text DEFAULT 'trial' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_plan_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_due" ON "billing_events" USING btree ("due_at") WHERE "billing_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_handled" ON "billing_events" USING btree ("handled_at") WHERE "billing_events"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "operator_acts_learner" ON "operator_acts" USING btree ("learner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_learner" ON "payments" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_unfit" ON "payments" USING btree ("paid_at") WHERE "payments"."unfit" is not null;--> statement-breakpoint
ALTER TABLE "credit_buckets" ADD CONSTRAINT "credit_buckets_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_buckets_payment" ON "credit_buckets" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "subscriptions_renewing" ON "subscriptions" USING btree ("ends_at") WHERE "subscriptions"."provider" = 'sandbox' and "subscriptions"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_learner" ON "ledger_entries" USING btree ("learner_id","id");--> statement-breakpoint
CREATE FUNCTION refuse_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A learner who is deleted is forgotten here too; nothing else changes.
  IF TG_OP = 'UPDATE' AND NEW.learner_id IS NULL AND
    (NEW.id, NEW.at, NEW.act, NEW.details, NEW.reason) = (OLD.id, OLD.at, OLD.act, OLD.details, OLD.reason) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'operator_acts is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE ON "operator_acts"
FOR EACH ROW EXECUTE FUNCTION refuse_act_change();
--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
UPDATE "ledger_entries" SET "grantor" = 'trial' WHERE "kind" = 'grant';
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER ledger_entries_append_only;
