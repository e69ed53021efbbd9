-- Streams end with what opened them. Told by the tables themselves, so that nothing that ends a session, a key or an
-- assistant can forget to.
CREATE FUNCTION "foyer_tell_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('foyer_standing', OLD.account_id::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_standing" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "foyer_tell_standing"();--> statement-breakpoint
CREATE TRIGGER "account_keys_standing" AFTER DELETE OR UPDATE OF "key_hash" ON "account_keys"
  FOR EACH ROW EXECUTE FUNCTION "foyer_tell_standing"();--> statement-breakpoint
CREATE TRIGGER "assistants_standing" AFTER DELETE OR UPDATE OF "is_active", "suspended", "allowed_domains", "api_key_hash" ON "assistants"
  FOR EACH ROW EXECUTE FUNCTION "foyer_tell_standing"();
