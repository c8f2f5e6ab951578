ALTER TABLE "price_summary" ADD COLUMN "opening_hours" double precision;--> statement-breakpoint
-- Made anew at the next forecast, with the age of their prices.
DELETE FROM "price_summary";
