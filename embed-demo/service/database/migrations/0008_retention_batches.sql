ALTER TABLE "bind_submission" DROP CONSTRAINT "bind_submission_application_id_application_id_fk";
--> statement-breakpoint
DROP INDEX "analytics_event_age";--> statement-breakpoint
DROP INDEX "idempotency_age";--> statement-breakpoint
DROP INDEX "rate_bucket_full";--> statement-breakpoint
CREATE INDEX "application_age" ON "application" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bind_submission_age" ON "bind_submission" USING btree ("submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "consent_age" ON "consent" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "email_age" ON "email" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hand_off_age" ON "hand_off" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_application" ON "lead" USING btree (("fields"->>'applicationId'));--> statement-breakpoint
CREATE INDEX "lead_age" ON "lead" USING btree ("status","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "payment_age" ON "payment" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "payment_unpaid_age" ON "payment" USING btree ("updated_at","id") WHERE "payment"."state"->>'state' = 'unpaid';--> statement-breakpoint
CREATE INDEX "policy_age" ON "policy" USING btree ("bound_at","policy_number");--> statement-breakpoint
CREATE INDEX "resume_link_age" ON "resume_link" USING btree ("created_at","secret_hash");--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("last_used_at","id");--> statement-breakpoint
CREATE INDEX "analytics_event_age" ON "analytics_event" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at","key_hash");--> statement-breakpoint
CREATE INDEX "rate_bucket_full" ON "rate_bucket" USING btree ("full_at","caller");