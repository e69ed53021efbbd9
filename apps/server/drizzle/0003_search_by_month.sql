-- The month as well, so that a search in a month doesn't read what was said in the others.
DROP INDEX messages_search;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (
  account_id, (date_trunc('month', created_at at time zone 'UTC')), (translate(content, ' ', '7')) gin_trgm_ops);
