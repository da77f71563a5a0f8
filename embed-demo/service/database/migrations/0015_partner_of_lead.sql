ALTER TABLE "lead" ADD COLUMN "partner_id" text;--> statement-breakpoint
UPDATE "lead" SET "partner_id" = "session"."partner_id" FROM "session" WHERE "session"."id" = "lead"."session_id";
