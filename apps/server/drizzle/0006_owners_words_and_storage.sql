ALTER TABLE "assistants" ADD COLUMN "prompt_crawled" text;--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id","created_at");