CREATE TABLE "handoffs" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"state" text DEFAULT 'assistant' NOT NULL,
	"person" text,
	"reason" text,
	"wanted_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"active_at" timestamp with time zone,
	"visitor_seen_at" timestamp with time zone,
	"told_up_to" bigint
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handoffs_persons" ON "handoffs" USING btree ("assistant_id") WHERE "handoffs"."state" = 'person';--> statement-breakpoint
CREATE INDEX "handoffs_open" ON "handoffs" USING btree ("account_id") WHERE "handoffs"."state" in ('wanted', 'person');--> statement-breakpoint
CREATE INDEX "handoffs_seen" ON "handoffs" USING btree ("account_id","visitor_seen_at");--> statement-breakpoint
CREATE INDEX "messages_authored" ON "messages" USING btree ("conversation_id","id") WHERE "messages"."author" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("conversation_id","key") WHERE "messages"."key" is not null;