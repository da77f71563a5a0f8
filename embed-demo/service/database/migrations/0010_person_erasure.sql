CREATE TABLE "erasure_link" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_session_id_session_id_fk";
--> statement-breakpoint
CREATE INDEX "erasure_link_age" ON "erasure_link" USING btree ("created_at","secret_hash");--> statement-breakpoint
CREATE INDEX "lead_email" ON "lead" USING btree (lower("fields"->>'email'));