ALTER TABLE "language_models" ADD COLUMN "cached_price" double precision;--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "cached_tokens" bigint DEFAULT 0 NOT NULL;