-- What was said as it is searched: small letters without the marks that Latin, Greek and Cyrillic letters carry, and
-- without what is only another way to write the same. packages/contract/src/folded.ts does the same to what is wanted.
CREATE FUNCTION search_folded(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  translate(
    replace(replace(replace(replace(
      lower(normalize(
        regexp_replace(normalize(said, NFKD), '([^ ])[\u0300-\u0336\u0339-\u036f]+', '\1', 'g'), NFC)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħŧıς', 'olddhtiσ');
--> statement-breakpoint
DROP INDEX messages_search;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "folded" text GENERATED ALWAYS AS (case when octet_length(content) > length(content) then search_folded(content) end) STORED;
--> statement-breakpoint
-- The week beside the month: what is near is a week or two of a large account, and costs the same on the last day of a
-- month as on the first.
CREATE INDEX messages_search ON messages USING gin (
  account_id, (date_trunc('month', created_at at time zone 'UTC')), (date_trunc('week', created_at at time zone 'UTC')),
  (translate(coalesce(folded, lower(content collate "C")), ' ', '7')) gin_trgm_ops);
