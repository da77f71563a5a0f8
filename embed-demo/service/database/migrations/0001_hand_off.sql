CREATE TABLE "hand_off" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"ref" text NOT NULL,
	"product_type" text NOT NULL,
	"customer_id" text NOT NULL,
	"lead_partner" text,
	"lead" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "hand_off_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hand_off" ADD CONSTRAINT "hand_off_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_off_session" ON "hand_off" USING btree ("session_id");