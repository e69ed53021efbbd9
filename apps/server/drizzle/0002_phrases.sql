CREATE INDEX "conversations_tests" ON "conversations" USING btree ("account_id","created_at","id") WHERE "conversations"."caller_kind" = 'owner';
--> statement-breakpoint
-- A digit in the place of the space, so that trigrams reach from one word into the next: what stands in a row is rare
-- although its words are not. A digit because every locale takes it for part of a word.
DROP INDEX messages_search;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (account_id, (translate(content, ' ', '7')) gin_trgm_ops);
