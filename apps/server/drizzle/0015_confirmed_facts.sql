ALTER TABLE "assistant_facts" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "assistant_facts" SET "confirmed" = true
	WHERE "origin" = 'owner' AND "stated" IS NOT NULL
	AND coalesce("stated" -> 'before' ->> 'label', "label") = "label"
	AND (("stated" ->> 'value' = "value" AND NOT "stated" ? 'past') OR "stated" -> 'past' = jsonb_build_array("value"));
