-- What people said is found by any part of it, in any script, and in one account's conversations alone.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (account_id, content gin_trgm_ops);
