CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"profile_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"prompt_template" text DEFAULT '' NOT NULL,
	"prompt_edited" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"multi_language" boolean DEFAULT false NOT NULL,
	"personality" text DEFAULT 'professional' NOT NULL,
	"tone" text DEFAULT 'helpful' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"api_key_cipher" text NOT NULL,
	"api_key_hash" text NOT NULL,
	"allowed_domains" text[] DEFAULT '{}' NOT NULL,
	"daily_ip_limit" integer,
	"voice_enabled" boolean DEFAULT false NOT NULL,
	"embed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"auto_scrape_enabled" boolean DEFAULT false NOT NULL,
	"scrape_schedule" text DEFAULT 'manual' NOT NULL,
	"next_scan_at" timestamp with time zone,
	"knowledge_version" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"caller_kind" text NOT NULL,
	"caller" text NOT NULL,
	"session_id" text NOT NULL,
	"satisfaction_rating" integer,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"turn" bigint NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"sources" jsonb,
	"answered" boolean,
	"answered_by" text,
	"fallback_reason" text,
	"language" text,
	"response_ms" integer,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_usd" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"period" text PRIMARY KEY NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taught_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_cipher" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assistant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid,
	"scan_id" uuid,
	"live" boolean DEFAULT false NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"language" text,
	"text" text DEFAULT '' NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"reading" "bytea",
	"etag" text,
	"last_modified" text,
	"content_hash" text NOT NULL,
	"sketch" text,
	"scraped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"url" text NOT NULL,
	"status" integer,
	"outcome" text NOT NULL,
	"reason" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid,
	"kind" text NOT NULL,
	"progress_id" text,
	"draft" jsonb,
	"website_url" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"counted_in" text,
	"sample_site" boolean DEFAULT false NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_kept" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"account_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"period" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counters_account_id_metric_period_pk" PRIMARY KEY("account_id","metric","period")
);
--> statement-breakpoint
CREATE TABLE "visitor_counters" (
	"account_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visitor_counters_account_id_visitor_day_pk" PRIMARY KEY("account_id","visitor","day")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD CONSTRAINT "assistant_facts_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_events" ADD CONSTRAINT "scan_events_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_ledger" ADD CONSTRAINT "scan_ledger_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_counters" ADD CONSTRAINT "visitor_counters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "assistants_account" ON "assistants" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assistants_api_key" ON "assistants" USING btree ("api_key_hash");--> statement-breakpoint
CREATE INDEX "assistants_next_scan" ON "assistants" USING btree ("next_scan_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_session" ON "conversations" USING btree ("assistant_id","caller_kind","caller","session_id");--> statement-breakpoint
CREATE INDEX "conversations_account" ON "conversations" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_assistant" ON "conversations" USING btree ("assistant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_caller" ON "conversations" USING btree ("account_id","caller");--> statement-breakpoint
CREATE INDEX "files_conversation" ON "files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","turn","id");--> statement-breakpoint
CREATE INDEX "messages_answers" ON "messages" USING btree ("account_id","created_at") WHERE "messages"."role" = 'assistant';--> statement-breakpoint
CREATE INDEX "taught_answers_assistant" ON "taught_answers" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "account_keys_account" ON "account_keys" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_keys_hash" ON "account_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "assistant_facts_assistant" ON "assistant_facts" USING btree ("assistant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_staged_url" ON "pages" USING btree ("scan_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_live_url" ON "pages" USING btree ("assistant_id","url") WHERE "pages"."live";--> statement-breakpoint
CREATE INDEX "scan_events_scan" ON "scan_events" USING btree ("scan_id","id");--> statement-breakpoint
CREATE INDEX "scan_ledger_scan" ON "scan_ledger" USING btree ("scan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_ledger_url" ON "scan_ledger" USING btree ("scan_id","url");--> statement-breakpoint
CREATE INDEX "scans_assistant" ON "scans" USING btree ("assistant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_progress" ON "scans" USING btree ("account_id","progress_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_one_running" ON "scans" USING btree ("assistant_id") WHERE "scans"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "visitor_counters_day" ON "visitor_counters" USING btree ("day");