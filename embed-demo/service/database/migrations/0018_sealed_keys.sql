ALTER TABLE "signing_key" ALTER COLUMN "private_jwk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_key" ADD COLUMN "sealed_jwk" text;--> statement-breakpoint
ALTER TABLE "signing_key" ADD COLUMN "retired_at" timestamp with time zone;