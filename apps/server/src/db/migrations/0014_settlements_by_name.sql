ALTER TABLE "settlement" DROP CONSTRAINT "settlement_void_wins_nothing";--> statement-breakpoint
-- Until now a number's place said which bet it was of.
CREATE FUNCTION settlement_by_name(numbers real[]) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    '1', numbers[1], 'X', numbers[2], '2', numbers[3], 'o_2_5', numbers[4], 'goal', numbers[5]))
$$;--> statement-breakpoint
ALTER TABLE "settlement"
  ALTER COLUMN "model" SET DATA TYPE jsonb USING settlement_by_name("model"),
  ALTER COLUMN "market" SET DATA TYPE jsonb USING settlement_by_name("market"),
  ALTER COLUMN "blend" SET DATA TYPE jsonb USING settlement_by_name("blend"),
  ALTER COLUMN "closing" SET DATA TYPE jsonb USING settlement_by_name("closing"),
  ALTER COLUMN "best_odds" SET DATA TYPE jsonb USING settlement_by_name("best_odds"),
  ADD COLUMN "returned" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
DROP FUNCTION settlement_by_name(real[]);--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_void_wins_nothing" CHECK ("settlement"."void_reason" is null or cardinality("settlement"."won") + cardinality("settlement"."returned") = 0);
