ALTER TABLE "rating" ADD COLUMN "traceparent" text;--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("kind","created_at") WHERE "job"."state" = 'dead';