CREATE TABLE "provider_consents" (
	"learner_id" uuid NOT NULL,
	"capability" text NOT NULL,
	"host" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_consents_learner_id_capability_host_pk" PRIMARY KEY("learner_id","capability","host")
);
--> statement-breakpoint
ALTER TABLE "provider_consents" ADD CONSTRAINT "provider_consents_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" DROP COLUMN "provider_consent_at";