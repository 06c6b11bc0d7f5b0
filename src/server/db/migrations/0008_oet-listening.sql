CREATE TABLE "oet_recordings" (
	"test_version_id" text NOT NULL,
	"extract_id" text NOT NULL,
	"blob_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"turns" jsonb NOT NULL,
	"engine" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oet_recordings_test_version_id_extract_id_pk" PRIMARY KEY("test_version_id","extract_id")
);
--> statement-breakpoint
CREATE TABLE "oet_scripts" (
	"test_version_id" text NOT NULL,
	"extract_id" text NOT NULL,
	"script" jsonb NOT NULL,
	CONSTRAINT "oet_scripts_test_version_id_extract_id_pk" PRIMARY KEY("test_version_id","extract_id")
);
--> statement-breakpoint
ALTER TABLE "oet_marks" ADD COLUMN "mode" text DEFAULT 'exam' NOT NULL;--> statement-breakpoint
ALTER TABLE "oet_phase_starts" ADD COLUMN "mode" text DEFAULT 'exam' NOT NULL;--> statement-breakpoint
ALTER TABLE "oet_recordings" ADD CONSTRAINT "oet_recordings_test_version_id_oet_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."oet_test_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oet_scripts" ADD CONSTRAINT "oet_scripts_test_version_id_oet_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."oet_test_versions"("id") ON DELETE cascade ON UPDATE no action;