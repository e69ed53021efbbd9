CREATE TABLE "lead_aliases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "leads_email";--> statement-breakpoint
DROP INDEX "leads_phone";--> statement-breakpoint
ALTER TABLE "lead_aliases" ADD CONSTRAINT "lead_aliases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_aliases" ADD CONSTRAINT "lead_aliases_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_aliases_lead" ON "lead_aliases" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("assistant_id","email_key","created_at");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("assistant_id","phone_key","created_at");