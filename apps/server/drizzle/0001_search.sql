-- What people said is found by any part of it, in any script.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (content gin_trgm_ops);
