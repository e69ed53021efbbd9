ALTER TABLE "language_models" ALTER COLUMN "verify" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "language_models" ALTER COLUMN "verify" SET DATA TYPE text USING CASE WHEN "verify" THEN 'always' ELSE 'auto' END;--> statement-breakpoint
ALTER TABLE "language_models" ALTER COLUMN "verify" SET DEFAULT 'auto';
