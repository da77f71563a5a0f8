CREATE INDEX "payment_lead" ON "payment" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "payment_state" ON "payment" USING btree (("state"->>'state'),"updated_at");