ALTER TABLE "accounts" ADD COLUMN "confirmation_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_never_asked" ON "accounts" USING btree ("created_at") WHERE "accounts"."email_verified_at" is null and "accounts"."confirmation_sent_at" is null;--> statement-breakpoint
-- The instance's own account has no address that anybody could confirm.
UPDATE "accounts" SET "confirmation_sent_at" = now() WHERE position('@' in "email") = 0;--> statement-breakpoint
-- What was told while the address was not confirmed is mailed neither now nor once it is.
UPDATE "notices" SET "mail_queued_at" = now() FROM "accounts" WHERE "accounts"."id" = "notices"."account_id" AND "accounts"."email_verified_at" IS NULL AND "notices"."mail_queued_at" IS NULL;
