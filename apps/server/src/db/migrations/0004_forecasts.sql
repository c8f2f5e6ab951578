CREATE TABLE "latest_price" (
	"match_id" integer NOT NULL,
	"bookmaker_id" integer NOT NULL,
	"bet_type" text NOT NULL,
	"odd" numeric(9, 4) NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"opening_odd" numeric(9, 4) NOT NULL,
	"opening_at" timestamp with time zone NOT NULL,
	CONSTRAINT "latest_price_pkey" PRIMARY KEY("match_id","bookmaker_id","bet_type")
);
--> statement-breakpoint
CREATE TABLE "match_market" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"opening" jsonb NOT NULL,
	"closing" jsonb NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"forecast_id" bigint PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"kickoff_utc" timestamp with time zone NOT NULL,
	"home_goals" smallint,
	"away_goals" smallint,
	"void_reason" text,
	"won" text[] NOT NULL,
	"model" real[] NOT NULL,
	"market" real[],
	"blend" real[] NOT NULL,
	"closing" real[],
	"best_odds" real[],
	"replayed" boolean NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"revision" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "settlement_score_or_void" CHECK (("settlement"."void_reason" is null) = (num_nulls("settlement"."home_goals", "settlement"."away_goals") = 0) and num_nulls("settlement"."home_goals", "settlement"."away_goals") <> 1),
	CONSTRAINT "settlement_void_known" CHECK ("settlement"."void_reason" in ('abandoned', 'postponed', 'cancelled', 'awarded')),
	CONSTRAINT "settlement_void_wins_nothing" CHECK ("settlement"."void_reason" is null or cardinality("settlement"."won") = 0)
);
--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "scores" jsonb;--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "best_odds" jsonb;--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "digest" "bytea";--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "replayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "kickoff_utc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "ledger_line" text;--> statement-breakpoint
ALTER TABLE "latest_price" ADD CONSTRAINT "latest_price_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latest_price" ADD CONSTRAINT "latest_price_bookmaker_id_bookmaker_id_fk" FOREIGN KEY ("bookmaker_id") REFERENCES "public"."bookmaker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_market" ADD CONSTRAINT "match_market_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_forecast_id_forecast_id_fk" FOREIGN KEY ("forecast_id") REFERENCES "public"."forecast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_match_key" ON "settlement" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "settlement_kickoff_idx" ON "settlement" USING btree ("kickoff_utc");--> statement-breakpoint
CREATE INDEX "settlement_league_idx" ON "settlement" USING btree ("tournament_id","kickoff_utc");--> statement-breakpoint
CREATE INDEX "forecast_open_idx" ON "forecast" USING btree ("match_id") WHERE "forecast"."frozen_at" is null;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_scores_is_array" CHECK (jsonb_typeof("forecast"."scores") = 'array');--> statement-breakpoint
-- Lists need the newest price of each bookmaker, not the history it stands at the end of. Only matches
-- that are still to be played are kept, so that the import of past seasons pays nothing for it.
CREATE FUNCTION keep_latest_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO latest_price AS kept (match_id, bookmaker_id, bet_type, odd, captured_at, opening_odd, opening_at)
  SELECT a.match_id, a.bookmaker_id, a.bet_type,
    (array_agg(a.odd ORDER BY a.captured_at DESC, a.id DESC))[1], max(a.captured_at),
    (array_agg(a.odd ORDER BY a.captured_at, a.id))[1], min(a.captured_at)
  FROM added a JOIN "match" m ON m.id = a.match_id AND m.status IN ('scheduled', 'live', 'postponed')
  GROUP BY a.match_id, a.bookmaker_id, a.bet_type
  ORDER BY a.match_id, a.bookmaker_id, a.bet_type
  ON CONFLICT (match_id, bookmaker_id, bet_type) DO UPDATE SET
    odd = CASE WHEN excluded.captured_at >= kept.captured_at THEN excluded.odd ELSE kept.odd END,
    captured_at = greatest(excluded.captured_at, kept.captured_at),
    opening_odd = CASE WHEN excluded.opening_at < kept.opening_at THEN excluded.opening_odd ELSE kept.opening_odd END,
    opening_at = least(excluded.opening_at, kept.opening_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_keep_latest AFTER INSERT ON "price"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_latest_price();
--> statement-breakpoint
-- Prices that came before this table did.
INSERT INTO latest_price (match_id, bookmaker_id, bet_type, odd, captured_at, opening_odd, opening_at)
SELECT p.match_id, p.bookmaker_id, p.bet_type,
  (array_agg(p.odd ORDER BY p.captured_at DESC, p.id DESC))[1], max(p.captured_at),
  (array_agg(p.odd ORDER BY p.captured_at, p.id))[1], min(p.captured_at)
FROM price p JOIN "match" m ON m.id = p.match_id AND m.status IN ('scheduled', 'live', 'postponed')
GROUP BY p.match_id, p.bookmaker_id, p.bet_type;
