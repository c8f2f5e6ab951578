-- Which of the new prices are of matches still to be played is asked by their ids: joined with the whole
-- table of matches, every file of an import would read all that came before it.
CREATE OR REPLACE FUNCTION keep_latest_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open int[];
BEGIN
  open := ARRAY(
    SELECT id FROM "match"
    WHERE id = ANY(ARRAY(SELECT DISTINCT match_id FROM added))
      AND status IN ('scheduled', 'live', 'postponed'));
  IF cardinality(open) = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO latest_price AS kept (match_id, bookmaker_id, bet_type, odd, captured_at, opening_odd, opening_at)
  SELECT a.match_id, a.bookmaker_id, a.bet_type,
    (array_agg(a.odd ORDER BY a.captured_at DESC, a.id DESC))[1], max(a.captured_at),
    (array_agg(a.odd ORDER BY a.captured_at, a.id))[1], min(a.captured_at)
  FROM added a WHERE a.match_id = ANY(open)
  GROUP BY a.match_id, a.bookmaker_id, a.bet_type
  ORDER BY a.match_id, a.bookmaker_id, a.bet_type
  ON CONFLICT (match_id, bookmaker_id, bet_type) DO UPDATE SET
    odd = CASE WHEN excluded.captured_at >= kept.captured_at THEN excluded.odd ELSE kept.odd END,
    captured_at = greatest(excluded.captured_at, kept.captured_at),
    opening_odd = CASE WHEN excluded.opening_at < kept.opening_at THEN excluded.opening_odd ELSE kept.opening_odd END,
    opening_at = least(excluded.opening_at, kept.opening_at);
  RETURN NULL;
END $$;
