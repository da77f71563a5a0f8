CREATE UNLOGGED TABLE "rate_bucket" (
	"caller" text PRIMARY KEY NOT NULL,
	"requests" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
