CREATE TABLE "stopped_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handoffs" ADD COLUMN "mail_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "handoffs_held" ON "handoffs" USING btree ("mail_held_at") WHERE "handoffs"."mail_held_at" is not null;