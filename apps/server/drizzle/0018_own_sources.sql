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
ALTER TABLE "assistants" ADD COLUMN "site_rules" jsonb DEFAULT '{"startAddresses":[],"sitemaps":[],"onlyPaths":[],"leftOut":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "forgotten_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_sources_name" ON "own_sources" USING btree ("assistant_id","name");