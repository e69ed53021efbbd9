ALTER TABLE "assistant_facts" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "amount" double precision;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "validity" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "quote" text;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "origin" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "sure" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_facts" ADD COLUMN "dropped" boolean DEFAULT false NOT NULL;