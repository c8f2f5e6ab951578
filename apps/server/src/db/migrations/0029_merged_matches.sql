DROP INDEX "match_pairing_key";--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_merged_into_match_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_merged_idx" ON "match" USING btree ("merged_into") WHERE "match"."merged_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "match_pairing_key" ON "match" USING btree ("home_team_id","away_team_id","kickoff_utc") WHERE "match"."merged_into" is null;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_merged_is_cancelled" CHECK ("match"."merged_into" is null or ("match"."status" = 'cancelled' and "match"."merged_into" <> "match"."id"));