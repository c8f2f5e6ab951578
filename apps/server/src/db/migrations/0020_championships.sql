CREATE TABLE "championship" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "championship_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rounds" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championship_name_length" CHECK (char_length("championship"."name") between 1 and 60),
	CONSTRAINT "championship_rules_is_object" CHECK (jsonb_typeof("championship"."rules") = 'object'),
	CONSTRAINT "championship_rounds_range" CHECK ("championship"."rounds" between 1 and 38)
);
--> statement-breakpoint
CREATE TABLE "championship_participant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "championship_participant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"championship_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"team_id" bigint,
	CONSTRAINT "championship_participant_team" UNIQUE("team_id"),
	CONSTRAINT "championship_participant_name_length" CHECK (char_length("championship_participant"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "championship_purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "championship_purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"championship_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"player_id" integer NOT NULL,
	"role" text NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championship_purchase_once" UNIQUE("championship_id","player_id"),
	CONSTRAINT "championship_purchase_price_range" CHECK ("championship_purchase"."price" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "championship_total" (
	"participant_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"total" double precision NOT NULL,
	CONSTRAINT "championship_total_pkey" PRIMARY KEY("participant_id","round"),
	CONSTRAINT "championship_total_round_range" CHECK ("championship_total"."round" between 1 and 38),
	CONSTRAINT "championship_total_range" CHECK ("championship_total"."total" between -100 and 300)
);
--> statement-breakpoint
CREATE TABLE "custom_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"players" integer[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"share_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_list_share_key" UNIQUE("share_key"),
	CONSTRAINT "custom_list_name_length" CHECK (char_length("custom_list"."name") between 1 and 60),
	CONSTRAINT "custom_list_players_count" CHECK (cardinality("custom_list"."players") <= 700)
);
--> statement-breakpoint
CREATE TABLE "fantasy_lineup" (
	"team_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"module" text NOT NULL,
	"starters" integer[] NOT NULL,
	"bench" integer[] NOT NULL,
	"captain" integer,
	"vice" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fantasy_lineup_pkey" PRIMARY KEY("team_id","round"),
	CONSTRAINT "fantasy_lineup_round_range" CHECK ("fantasy_lineup"."round" between 1 and 38)
);
--> statement-breakpoint
CREATE TABLE "fantasy_round_score" (
	"team_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"score" jsonb NOT NULL,
	"votes" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fantasy_round_score_pkey" PRIMARY KEY("team_id","round"),
	CONSTRAINT "fantasy_round_score_range" CHECK ("fantasy_round_score"."round" between 1 and 38),
	CONSTRAINT "fantasy_round_score_is_object" CHECK (jsonb_typeof("fantasy_round_score"."score") = 'object'),
	CONSTRAINT "fantasy_round_score_votes_is_array" CHECK (jsonb_typeof("fantasy_round_score"."votes") = 'array')
);
--> statement-breakpoint
CREATE TABLE "fantasy_team_player" (
	"team_id" bigint NOT NULL,
	"player_id" integer NOT NULL,
	"name" text NOT NULL,
	"club" text NOT NULL,
	"role" text NOT NULL,
	"mantra_roles" text[] NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "fantasy_team_player_pkey" PRIMARY KEY("team_id","player_id"),
	CONSTRAINT "fantasy_team_player_role_known" CHECK ("fantasy_team_player"."role" in ('P', 'D', 'C', 'A')),
	CONSTRAINT "fantasy_team_player_price_range" CHECK ("fantasy_team_player"."price" between 0 and 100000)
);
--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD COLUMN "championship_id" bigint;--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "championship" ADD CONSTRAINT "championship_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_participant" ADD CONSTRAINT "championship_participant_championship_id_championship_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_participant" ADD CONSTRAINT "championship_participant_team_id_fantasy_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."fantasy_team"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_purchase" ADD CONSTRAINT "championship_purchase_championship_id_championship_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_purchase" ADD CONSTRAINT "championship_purchase_participant_id_championship_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."championship_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_total" ADD CONSTRAINT "championship_total_participant_id_championship_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."championship_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_list" ADD CONSTRAINT "custom_list_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_lineup" ADD CONSTRAINT "fantasy_lineup_team_id_fantasy_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."fantasy_team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round_score" ADD CONSTRAINT "fantasy_round_score_team_id_fantasy_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."fantasy_team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_team_player" ADD CONSTRAINT "fantasy_team_player_team_id_fantasy_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."fantasy_team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "championship_user_idx" ON "championship" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "championship_participant_championship_idx" ON "championship_participant" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "championship_purchase_participant_idx" ON "championship_purchase" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "custom_list_user_idx" ON "custom_list" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_championship_id_championship_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championship"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fantasy_team_championship_idx" ON "fantasy_team" USING btree ("championship_id");--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_rules_is_object" CHECK (jsonb_typeof("fantasy_team"."rules") = 'object');