-- What was known when must stay tellable: prices are only ever added, a frozen forecast never changes.
-- The demo world alone may be thrown away whole, by a transaction that says so:
--   SET LOCAL tredici.demo_reset = 'on'
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'TRUNCATE') AND current_setting('tredici.demo_reset', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% on % refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_append_only BEFORE UPDATE OR DELETE ON "price"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change('prices are append-only');
--> statement-breakpoint
CREATE TRIGGER price_no_truncate BEFORE TRUNCATE ON "price"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change('prices are append-only');
--> statement-breakpoint
CREATE TRIGGER forecast_frozen BEFORE UPDATE OR DELETE ON "forecast"
  FOR EACH ROW WHEN (OLD.frozen_at IS NOT NULL)
  EXECUTE FUNCTION refuse_ledger_change('a frozen forecast never changes');
--> statement-breakpoint
CREATE TRIGGER forecast_no_truncate BEFORE TRUNCATE ON "forecast"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change('a frozen forecast never changes');
--> statement-breakpoint
CREATE FUNCTION check_forecast_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sequence > 1 AND NOT EXISTS (
    SELECT FROM "forecast" WHERE sequence = NEW.sequence - 1 AND hash = NEW.previous_hash
  ) THEN
    RAISE EXCEPTION 'forecast % does not follow the chain at place %', NEW.id, NEW.sequence
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After the statement, so that one statement may freeze a whole round in any order.
CREATE TRIGGER forecast_chain AFTER INSERT OR UPDATE ON "forecast"
  FOR EACH ROW WHEN (NEW.frozen_at IS NOT NULL) EXECUTE FUNCTION check_forecast_chain();
