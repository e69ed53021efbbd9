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
ALTER TABLE "assistants" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "embedded_assistants" ADD CONSTRAINT "embedded_assistants_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "language_models_default" ON "language_models" USING btree ("is_default") WHERE "language_models"."is_default";--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_model_id_language_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."language_models"("id") ON DELETE set null ON UPDATE no action;