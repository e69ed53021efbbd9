ALTER TABLE "pages" ADD COLUMN "gone_reason" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "owner_keeps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_ledger" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "scan_ledger" ADD COLUMN "moved_to" text;