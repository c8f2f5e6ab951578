ALTER TABLE "price_summary" ADD COLUMN "in_between" json;--> statement-breakpoint
-- Made anew at the next forecast.
DELETE FROM "price_summary";
