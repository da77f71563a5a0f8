ALTER TABLE "rate_bucket" ADD COLUMN "full_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_bucket_full" ON "rate_bucket" USING btree ("full_at");