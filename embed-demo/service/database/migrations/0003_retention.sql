ALTER TABLE "application" DROP CONSTRAINT "application_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "consent" DROP CONSTRAINT "consent_lead_id_lead_id_fk";
--> statement-breakpoint
ALTER TABLE "hand_off" DROP CONSTRAINT "hand_off_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_session_id_session_id_fk";
--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "partner_id" text;--> statement-breakpoint
UPDATE "consent" SET "partner_id" = "session"."partner_id" FROM "lead" JOIN "session" ON "session"."id" = "lead"."session_id" WHERE "lead"."id" = "consent"."lead_id";--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "partner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "status" text DEFAULT 'CAPTURED' NOT NULL;--> statement-breakpoint
UPDATE "lead" SET "status" = coalesce("fields"->>'quoteStatus', 'CAPTURED');--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_off" ADD CONSTRAINT "hand_off_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_event_age" ON "analytics_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "idempotency_session" ON "idempotency" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "consent" DROP COLUMN "at";