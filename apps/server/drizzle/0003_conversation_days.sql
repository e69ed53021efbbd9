CREATE TABLE "conversation_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"assistant_id" uuid NOT NULL,
	"test_chat" boolean NOT NULL,
	"conversations" integer NOT NULL,
	"messages" integer NOT NULL,
	"ratings" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "conversation_days_account_id_day_assistant_id_test_chat_pk" PRIMARY KEY("account_id","day","assistant_id","test_chat")
);
--> statement-breakpoint
CREATE TABLE "counted_days" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stale_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "conversation_days" ADD CONSTRAINT "conversation_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_days" ADD CONSTRAINT "counted_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever changes what is counted already says so before committing. The lock is shared among them and keeps them
-- apart from whoever counts: a count never misses a change that is under way.
CREATE FUNCTION mark_stale_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed conversations;
  changed_day date;
BEGIN
  changed := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  changed_day := (changed.created_at AT TIME ZONE 'UTC')::date;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('conversation days ' || changed.account_id, 0));
  INSERT INTO stale_days (account_id, day)
  SELECT account_id, changed_day FROM counted_days
  WHERE account_id = changed.account_id AND through >= changed_day
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Days are counted when they are over for good; nothing of what is said today gets this far.
CREATE TRIGGER conversations_added AFTER INSERT ON conversations FOR EACH ROW
WHEN (NEW.created_at < now() - interval '1 day') EXECUTE FUNCTION mark_stale_day();
--> statement-breakpoint
CREATE TRIGGER conversations_changed AFTER UPDATE OF message_count, satisfaction_rating ON conversations FOR EACH ROW
WHEN (OLD.created_at < now() - interval '1 day') EXECUTE FUNCTION mark_stale_day();
--> statement-breakpoint
CREATE TRIGGER conversations_removed AFTER DELETE ON conversations FOR EACH ROW
WHEN (OLD.created_at < now() - interval '1 day') EXECUTE FUNCTION mark_stale_day();
