ALTER TABLE "source_fetch" ADD COLUMN "oddities" jsonb;
--> statement-breakpoint
-- The sentences that are there have one of two forms. They stay, because the version before shows them.
UPDATE source_fetch SET oddities = (
  SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'kind', CASE WHEN words LIKE '% results of matches to come' THEN 'early-results' ELSE 'fewer-matches' END,
    'early', substring(words FROM '^(\d+) results of matches to come$')::int,
    'found', substring(words FROM '^(\d+) matches instead of \d+$')::int,
    'before', substring(words FROM '^\d+ matches instead of (\d+)$')::int)))
  FROM jsonb_array_elements_text(warnings) words)
WHERE warnings IS NOT NULL;
--> statement-breakpoint
UPDATE operator_alert SET values = values || jsonb_strip_nulls(jsonb_build_object(
  'early', substring(values ->> 'detail' FROM '(\d+) results of matches to come'),
  'found', substring(values ->> 'detail' FROM '(\d+) matches instead of \d+'),
  'before', substring(values ->> 'detail' FROM '\d+ matches instead of (\d+)')))
WHERE kind = 'odd-file';
