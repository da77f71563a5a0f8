CREATE TABLE "partner" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"config" jsonb,
	"origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" jsonb,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"webhooks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listed_webhooks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"key" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_key_partner" ON "partner_key" USING btree ("partner_id");