ALTER TABLE "conversations" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE conversations SET unanswered = true
  WHERE id IN (SELECT conversation_id FROM messages WHERE role = 'assistant' AND NOT answered);--> statement-breakpoint
CREATE INDEX "conversations_unanswered" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."unanswered";
