ALTER TABLE "price" DROP CONSTRAINT "price_bet_type_shape";--> statement-breakpoint
ALTER TABLE "price" DROP CONSTRAINT "price_match_id_match_id_fk";
--> statement-breakpoint
ALTER TABLE "price" DROP CONSTRAINT "price_bookmaker_id_bookmaker_id_fk";
--> statement-breakpoint
ALTER TABLE "price" DROP CONSTRAINT "price_raw_payload_id_raw_payload_id_fk";
--> statement-breakpoint
DROP INDEX "price_bookmaker_idx";--> statement-breakpoint
ALTER TABLE "raw_payload" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
-- What the dropped constraints said, said once per statement: the same locks, the same refusals.
CREATE FUNCTION check_price_references() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted bigint[];
  there bigint;
BEGIN
  wanted := ARRAY(SELECT DISTINCT match_id FROM added);
  SELECT count(*) INTO there FROM (
    SELECT FROM "match" WHERE id = ANY(wanted::int[]) FOR KEY SHARE) held;
  IF there <> cardinality(wanted) THEN
    RAISE EXCEPTION 'a price refers to a match that is not there'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'price', CONSTRAINT = 'price_match_exists';
  END IF;
  wanted := ARRAY(SELECT DISTINCT bookmaker_id FROM added);
  SELECT count(*) INTO there FROM (
    SELECT FROM "bookmaker" WHERE id = ANY(wanted::int[]) FOR KEY SHARE) held;
  IF there <> cardinality(wanted) THEN
    RAISE EXCEPTION 'a price refers to a bookmaker that is not there'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'price', CONSTRAINT = 'price_bookmaker_exists';
  END IF;
  wanted := ARRAY(SELECT DISTINCT raw_payload_id FROM added WHERE raw_payload_id IS NOT NULL);
  SELECT count(*) INTO there FROM (
    SELECT FROM "raw_payload" WHERE id = ANY(wanted) FOR KEY SHARE) held;
  IF there <> cardinality(wanted) THEN
    RAISE EXCEPTION 'a price refers to a payload that is not there'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'price', CONSTRAINT = 'price_payload_exists';
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT bet_type FROM added) bets WHERE bet_type !~ '^[A-Za-z0-9_]{1,32}$'
  ) THEN
    RAISE EXCEPTION 'a price is of no bet type'
      USING ERRCODE = 'check_violation', TABLE = 'price', CONSTRAINT = 'price_bet_type_shape';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_check_references AFTER INSERT ON "price"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_price_references();
--> statement-breakpoint
-- Prices go with their match; that they may go at all is for price_append_only to say.
CREATE FUNCTION drop_prices_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price WHERE match_id = ANY(ARRAY(SELECT id FROM gone));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER match_drop_prices AFTER DELETE ON "match"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_prices_of_match();
--> statement-breakpoint
CREATE FUNCTION keep_what_prices_need() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'bookmaker' AND EXISTS (SELECT FROM price JOIN gone ON gone.id = price.bookmaker_id) THEN
    RAISE EXCEPTION 'prices refer to this bookmaker'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'price', CONSTRAINT = 'price_bookmaker_exists';
  ELSIF TG_TABLE_NAME = 'raw_payload' AND EXISTS (SELECT FROM price JOIN gone ON gone.id = price.raw_payload_id) THEN
    RAISE EXCEPTION 'prices refer to this payload'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'price', CONSTRAINT = 'price_payload_exists';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookmaker_keep_for_prices AFTER DELETE ON "bookmaker"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_what_prices_need();
--> statement-breakpoint
CREATE TRIGGER raw_payload_keep_for_prices AFTER DELETE ON "raw_payload"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_what_prices_need();
