CREATE TABLE "bind_submission" (
	"application_id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"submitted" jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"partner_id" text NOT NULL,
	"application_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"carrier_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"premium_cents" integer NOT NULL,
	"installments" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"failure_url" text NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"claim" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"policy_number" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"application_id" text NOT NULL,
	"summary" jsonb NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "policy_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
ALTER TABLE "bind_submission" ADD CONSTRAINT "bind_submission_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_once" ON "payment" USING btree ("application_id") WHERE "payment"."state"->>'state' NOT IN ('unpaid', 'returned');--> statement-breakpoint
CREATE INDEX "payment_of" ON "payment" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_session" ON "payment" USING btree ("session_id");