-- The week beside the month: what is near is a week or two of a large account, and costs the same on the last day of a
-- month as on the first.
DROP INDEX messages_search;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (
  account_id, (date_trunc('month', created_at at time zone 'UTC')), (date_trunc('week', created_at at time zone 'UTC')),
  (translate(content, ' ', '7')) gin_trgm_ops);
