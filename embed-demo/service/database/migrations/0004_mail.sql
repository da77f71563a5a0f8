CREATE TABLE "email" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"message" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_link" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"visit" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_link" ADD CONSTRAINT "resume_link_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_session" ON "email" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "email_due" ON "email" USING btree ("sent_at","due_at");--> statement-breakpoint
CREATE INDEX "resume_link_session" ON "resume_link" USING btree ("session_id");