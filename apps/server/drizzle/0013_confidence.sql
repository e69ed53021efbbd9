ALTER TABLE "conversations" ADD COLUMN "unsure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "not_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "confidence" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cut" jsonb;--> statement-breakpoint
UPDATE conversations SET not_told = true WHERE unanswered;--> statement-breakpoint
CREATE INDEX "conversations_unsure" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."unsure";--> statement-breakpoint
CREATE INDEX "conversations_not_told" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."not_told";