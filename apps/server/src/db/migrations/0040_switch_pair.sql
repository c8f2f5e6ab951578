ALTER TABLE "fantasy_lineup" ADD COLUMN "switch_starter" integer;--> statement-breakpoint
ALTER TABLE "fantasy_lineup" ADD COLUMN "switch_reserve" integer;