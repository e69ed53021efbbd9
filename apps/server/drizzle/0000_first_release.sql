CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Content as it is searched: lower case, without accents, with alternative spellings of a letter made the same.
-- packages/contract/src/folded.ts does the same to the search term.
CREATE FUNCTION search_folded(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  translate(
    replace(replace(replace(replace(
      lower(normalize(
        regexp_replace(normalize(said, NFKD), '([^ ])[\u0300-\u0336\u0339-\u036f]+', '\1', 'g'), NFC)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħŧıς', 'olddhtiσ');
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
	"prompt_crawled" text,
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
	"model_id" uuid,
	"voice_enabled" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"embed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"site_rules" jsonb DEFAULT '{"startAddresses":[],"sitemaps":[],"onlyPaths":[],"leftOut":[]}'::jsonb NOT NULL,
	"auto_scrape_enabled" boolean DEFAULT false NOT NULL,
	"scrape_schedule" text DEFAULT 'manual' NOT NULL,
	"next_scan_at" timestamp with time zone,
	"knowledge_version" integer DEFAULT 0 NOT NULL,
	"forgotten_version" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"widget_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"agreed_tier" text,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"profile_image_url" text,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreed_limits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"assistants" integer,
	"messages_per_month" integer,
	"messages_per_day_per_ip" integer,
	"scans_per_month" integer,
	"pages_per_scan" integer,
	"storage_bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret_cipher" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"family_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"return_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"books" jsonb NOT NULL,
	CONSTRAINT "sandbox_customers_account" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"tier" text,
	"status" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_tier" text,
	"past_due_since" timestamp with time zone,
	"card" jsonb,
	"clock_ahead_ms" bigint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
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
	"unanswered" boolean DEFAULT false NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
	"not_told" boolean DEFAULT false NOT NULL,
	"last_message_at" timestamp with time zone,
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
	"author" text,
	"key" text,
	"folded" text GENERATED ALWAYS AS (case when octet_length(content) > length(content) then search_folded(content) end) STORED,
	"sources" jsonb,
	"answered" boolean,
	"confidence" text,
	"answered_by" text,
	"fallback_reason" text,
	"cut" jsonb,
	"language" text,
	"response_ms" integer,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_usd" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance_key" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"assistant_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"image" "bytea" NOT NULL,
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
	"url" text NOT NULL,
	"part" text,
	"condition" text,
	"unit" text,
	"amount" double precision,
	"currency" text,
	"validity" text,
	"quote" text,
	"other_value" text,
	"origin" text DEFAULT 'text' NOT NULL,
	"sure" boolean DEFAULT true NOT NULL,
	"stated" jsonb,
	"dropped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"url" text,
	"language" text,
	"text" text NOT NULL,
	"told" text,
	"characters" integer NOT NULL,
	"shortened" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "taught_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"conversation_id" uuid,
	"caller_kind" text NOT NULL,
	"caller" text NOT NULL,
	"session_id" text NOT NULL,
	"merged_into" uuid,
	"name" text,
	"email" text,
	"phone" text,
	"email_key" text,
	"phone_key" text,
	"earlier_contacts" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"page" text,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"api_key_cipher" text,
	"sees" boolean DEFAULT false NOT NULL,
	"verify" boolean DEFAULT false NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"embeddings" text,
	"offered" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_outcomes" (
	"period" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"cut_sentences" bigint DEFAULT 0 NOT NULL,
	"begun" bigint DEFAULT 0 NOT NULL,
	"first_word_ms" bigint DEFAULT 0 NOT NULL,
	"total_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_outcomes_period_model_outcome_pk" PRIMARY KEY("period","model","outcome")
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"monthly_budget_usd" double precision
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"period" text PRIMARY KEY NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_assistants" (
	"assistant_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"knowledge_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_vectors" (
	"assistant_id" uuid NOT NULL,
	"model" text NOT NULL,
	"hash" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "passage_vectors_assistant_id_model_hash_pk" PRIMARY KEY("assistant_id","model","hash")
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notice_choices_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mail_queued_at" timestamp with time zone
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
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"conversation_id" uuid,
	"lead_id" uuid,
	"type" text NOT NULL,
	"payload" json NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"response_status" integer,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"assistant_ids" uuid[],
	"description" text DEFAULT '' NOT NULL,
	"secret_cipher" text NOT NULL,
	"previous_secret_cipher" text,
	"previous_secret_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"stopped_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_model_id_language_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."language_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_limits" ADD CONSTRAINT "agreed_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD CONSTRAINT "assistant_facts_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedded_assistants" ADD CONSTRAINT "embedded_assistants_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_events" ADD CONSTRAINT "scan_events_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_ledger" ADD CONSTRAINT "scan_ledger_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_counters" ADD CONSTRAINT "visitor_counters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistants_account" ON "assistants" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assistants_api_key" ON "assistants" USING btree ("api_key_hash");--> statement-breakpoint
CREATE INDEX "assistants_next_scan" ON "assistants" USING btree ("next_scan_at");--> statement-breakpoint
CREATE INDEX "account_links_account" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_events_applied" ON "payment_events" USING btree ("applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_session" ON "conversations" USING btree ("assistant_id","caller_kind","caller","session_id");--> statement-breakpoint
CREATE INDEX "conversations_account" ON "conversations" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_assistant" ON "conversations" USING btree ("assistant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_caller" ON "conversations" USING btree ("account_id","caller");--> statement-breakpoint
CREATE INDEX "conversations_tests" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."caller_kind" = 'owner';--> statement-breakpoint
CREATE INDEX "conversations_unanswered" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."unanswered";--> statement-breakpoint
CREATE INDEX "conversations_unsure" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."unsure";--> statement-breakpoint
CREATE INDEX "conversations_not_told" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."not_told";--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","turn","id");--> statement-breakpoint
CREATE INDEX "messages_authored" ON "messages" USING btree ("conversation_id","id") WHERE "messages"."author" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("conversation_id","key") WHERE "messages"."key" is not null;--> statement-breakpoint
CREATE INDEX "messages_answers" ON "messages" USING btree ("account_id","created_at") WHERE "messages"."role" = 'assistant';--> statement-breakpoint
CREATE INDEX "files_conversation" ON "files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "handoffs_persons" ON "handoffs" USING btree ("assistant_id") WHERE "handoffs"."state" = 'person';--> statement-breakpoint
CREATE INDEX "handoffs_open" ON "handoffs" USING btree ("account_id") WHERE "handoffs"."state" in ('wanted', 'person');--> statement-breakpoint
CREATE INDEX "handoffs_seen" ON "handoffs" USING btree ("account_id","visitor_seen_at");--> statement-breakpoint
CREATE INDEX "account_keys_account" ON "account_keys" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_keys_hash" ON "account_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "assistant_facts_assistant" ON "assistant_facts" USING btree ("assistant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "own_sources_name" ON "own_sources" USING btree ("assistant_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_staged_url" ON "pages" USING btree ("scan_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_live_url" ON "pages" USING btree ("assistant_id","url") WHERE "pages"."live";--> statement-breakpoint
CREATE INDEX "taught_answers_assistant" ON "taught_answers" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_session" ON "leads" USING btree ("assistant_id","caller_kind","caller","session_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("assistant_id","email_key");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("assistant_id","phone_key");--> statement-breakpoint
CREATE INDEX "leads_conversation" ON "leads" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into");--> statement-breakpoint
CREATE UNIQUE INDEX "language_models_default" ON "language_models" USING btree ("is_default") WHERE "language_models"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject" ON "notices" USING btree ("account_id","subject");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_unmailed" ON "notices" USING btree ("created_at") WHERE "notices"."mail_queued_at" is null;--> statement-breakpoint
CREATE INDEX "scan_events_scan" ON "scan_events" USING btree ("scan_id","id");--> statement-breakpoint
CREATE INDEX "scan_ledger_scan" ON "scan_ledger" USING btree ("scan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_ledger_url" ON "scan_ledger" USING btree ("scan_id","url");--> statement-breakpoint
CREATE INDEX "scans_assistant" ON "scans" USING btree ("assistant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_progress" ON "scans" USING btree ("account_id","progress_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_one_running" ON "scans" USING btree ("assistant_id") WHERE "scans"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "visitor_counters_day" ON "visitor_counters" USING btree ("day");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_conversation" ON "webhook_deliveries" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lead" ON "webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_account" ON "webhook_endpoints" USING btree ("account_id");
--> statement-breakpoint
-- The month keeps a search out of other months; the week keeps it equally fast on the month's last day.
CREATE INDEX messages_search ON messages USING gin (
  account_id, (date_trunc('month', created_at at time zone 'UTC')), (date_trunc('week', created_at at time zone 'UTC')),
  (translate(coalesce(folded, lower(content collate "C")), ' ', '7')) gin_trgm_ops);
