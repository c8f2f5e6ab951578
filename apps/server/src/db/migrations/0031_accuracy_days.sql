CREATE TABLE "accuracy_day" (
	"day" date NOT NULL,
	"tournament_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"input_fingerprint" text NOT NULL,
	CONSTRAINT "accuracy_day_pkey" PRIMARY KEY("day","tournament_id","season_id"),
	CONSTRAINT "accuracy_day_sums_is_array" CHECK (jsonb_typeof("accuracy_day"."sums") = 'array')
);
--> statement-breakpoint
ALTER TABLE "accuracy_day" ADD CONSTRAINT "accuracy_day_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accuracy_day" ADD CONSTRAINT "accuracy_day_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;