CREATE TABLE "settling_match" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settling_match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settling_match" ADD CONSTRAINT "settling_match_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION note_settling_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settling_match (match_id) VALUES (new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_settling_forecast() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settling_match (match_id) VALUES (new.match_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether a forecast of it is frozen is not asked here: one that is being frozen at the same moment could
-- not be seen.
CREATE TRIGGER match_settling AFTER UPDATE OF status, home_goals, away_goals, kickoff_utc ON "match"
  FOR EACH ROW WHEN ((old.status, old.home_goals, old.away_goals, old.kickoff_utc)
    IS DISTINCT FROM (new.status, new.home_goals, new.away_goals, new.kickoff_utc))
  EXECUTE FUNCTION note_settling_match();
--> statement-breakpoint
CREATE TRIGGER forecast_settling AFTER INSERT OR UPDATE OF frozen_at ON forecast
  FOR EACH ROW WHEN (new.frozen_at IS NOT NULL) EXECUTE FUNCTION note_settling_forecast();
--> statement-breakpoint
INSERT INTO settling_match (match_id)
SELECT DISTINCT match_id FROM forecast WHERE frozen_at IS NOT NULL ORDER BY match_id;
