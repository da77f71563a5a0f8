ALTER TABLE "analytics_event" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "traceparent" text;--> statement-breakpoint
CREATE INDEX "bind_submission_lead" ON "bind_submission" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "hand_off_customer" ON "hand_off" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "hand_off_lead" ON "hand_off" USING btree (("lead"->>'leadId'));