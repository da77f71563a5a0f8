CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"kind" text NOT NULL,
	"queue" text,
	"lead_id" text,
	"payload" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claim" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","due_at") WHERE "job"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "job_queue" ON "job" USING btree ("queue","number") WHERE "job"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "job_lead" ON "job" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "job_age" ON "job" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "job" ("id", "kind", "payload", "attempts", "created_at") SELECT "id", 'mail', '{}', "attempts", "created_at" FROM "email" WHERE "sent_at" IS NULL AND "message" IS NOT NULL;--> statement-breakpoint
UPDATE "email" SET "due_at" = 'infinity' WHERE "sent_at" IS NULL;
