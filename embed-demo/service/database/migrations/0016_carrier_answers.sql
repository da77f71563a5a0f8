CREATE TABLE "carrier_answer" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"rating_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier_answer" ADD CONSTRAINT "carrier_answer_rating_id_rating_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."rating"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_answer_rating" ON "carrier_answer" USING btree ("rating_id");