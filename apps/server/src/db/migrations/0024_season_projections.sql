CREATE TABLE "points_deduction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_deduction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"points" smallint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_deduction_some" CHECK ("points_deduction"."points" <> 0 and "points_deduction"."points" between -60 and 60),
	CONSTRAINT "points_deduction_reason_not_blank" CHECK (btrim("points_deduction"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "season_projection" (
	"tournament_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"week" date NOT NULL,
	"clubs" jsonb NOT NULL,
	"model_version" text NOT NULL,
	"input_fingerprint" text NOT NULL,
	"replayed" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_projection_pkey" PRIMARY KEY("tournament_id","season_id","week"),
	CONSTRAINT "season_projection_week_is_monday" CHECK (extract(isodow from "season_projection"."week") = 1)
);
--> statement-breakpoint
ALTER TABLE "points_deduction" ADD CONSTRAINT "points_deduction_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_deduction" ADD CONSTRAINT "points_deduction_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_deduction" ADD CONSTRAINT "points_deduction_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_projection" ADD CONSTRAINT "season_projection_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_projection" ADD CONSTRAINT "season_projection_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_deduction_season_idx" ON "points_deduction" USING btree ("tournament_id","season_id");