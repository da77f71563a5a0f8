ALTER TABLE "resume_link" ADD COLUMN "redemption_id" text;--> statement-breakpoint
ALTER TABLE "resume_link" ADD COLUMN "device" integer;