CREATE TABLE "true_sentences" (
	"conversation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "true_sentences_conversation_id_key_pk" PRIMARY KEY("conversation_id","key")
);
--> statement-breakpoint
ALTER TABLE "true_sentences" ADD CONSTRAINT "true_sentences_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "true_sentences_assistant" ON "true_sentences" USING btree ("assistant_id","created_at");