CREATE TABLE "player" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "player_name_length" CHECK (char_length("player"."name") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "player_availability" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"by_operator" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_availability_known" CHECK ("player_availability"."status" in ('available', 'starter', 'doubtful', 'injured', 'suspended', 'out'))
);
--> statement-breakpoint
CREATE TABLE "player_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"kind" text NOT NULL,
	"season_id" integer NOT NULL,
	"round" smallint,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"rows" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "player_file_kind_known" CHECK ("player_file"."kind" in ('quotes', 'statistics', 'votes', 'league')),
	CONSTRAINT "player_file_status_known" CHECK ("player_file"."status" in ('preview', 'confirmed', 'undone')),
	CONSTRAINT "player_file_confirmed_when" CHECK (("player_file"."status" = 'confirmed') = ("player_file"."confirmed_at" is not null)),
	CONSTRAINT "player_file_votes_have_round" CHECK (("player_file"."kind" = 'votes') = ("player_file"."round" is not null)),
	CONSTRAINT "player_file_name_length" CHECK (char_length("player_file"."file_name") <= 200),
	CONSTRAINT "player_file_rows_is_array" CHECK (jsonb_typeof("player_file"."rows") = 'array')
);
--> statement-breakpoint
CREATE TABLE "player_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"player_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_note_text_length" CHECK (char_length("player_note"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "player_round" (
	"player_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"match_id" integer,
	"vote" numeric(4, 2),
	"started" boolean,
	"minutes" smallint,
	"events" jsonb NOT NULL,
	CONSTRAINT "player_round_pkey" PRIMARY KEY("season_id","player_id","round"),
	CONSTRAINT "player_round_known" CHECK ("player_round"."round" between 1 and 60),
	CONSTRAINT "player_round_vote_range" CHECK ("player_round"."vote" between 0 and 10),
	CONSTRAINT "player_round_minutes_range" CHECK ("player_round"."minutes" between 0 and 130),
	CONSTRAINT "player_round_events_is_object" CHECK (jsonb_typeof("player_round"."events") = 'object')
);
--> statement-breakpoint
CREATE TABLE "player_season" (
	"player_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"club" text NOT NULL,
	"role" text NOT NULL,
	"mantra_roles" text[] NOT NULL,
	"price" smallint,
	"initial_price" smallint,
	"mantra_price" smallint,
	"initial_mantra_price" smallint,
	"market_value" smallint,
	"has_left" boolean DEFAULT false NOT NULL,
	"totals" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_season_pkey" PRIMARY KEY("season_id","player_id"),
	CONSTRAINT "player_season_role_known" CHECK ("player_season"."role" in ('P', 'D', 'C', 'A')),
	CONSTRAINT "player_season_totals_is_object" CHECK (jsonb_typeof("player_season"."totals") = 'object')
);
--> statement-breakpoint
CREATE TABLE "player_word" (
	"user_id" bigint NOT NULL,
	"player_id" integer NOT NULL,
	"status" text,
	"plays" double precision,
	"fantavoto" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_word_pkey" PRIMARY KEY("user_id","player_id"),
	CONSTRAINT "player_word_status_known" CHECK ("player_word"."status" in ('available', 'starter', 'doubtful', 'injured', 'suspended', 'out')),
	CONSTRAINT "player_word_plays_range" CHECK ("player_word"."plays" between 0 and 1),
	CONSTRAINT "player_word_fantavoto_range" CHECK ("player_word"."fantavoto" between -10 and 25)
);
--> statement-breakpoint
ALTER TABLE "player_availability" ADD CONSTRAINT "player_availability_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_file" ADD CONSTRAINT "player_file_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_file" ADD CONSTRAINT "player_file_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_note" ADD CONSTRAINT "player_note_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_round" ADD CONSTRAINT "player_round_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_round" ADD CONSTRAINT "player_round_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_round" ADD CONSTRAINT "player_round_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_word" ADD CONSTRAINT "player_word_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_file_user_idx" ON "player_file" USING btree ("user_id","season_id");--> statement-breakpoint
CREATE INDEX "player_note_user_idx" ON "player_note" USING btree ("user_id","player_id");--> statement-breakpoint
CREATE INDEX "player_round_player_idx" ON "player_round" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_round_match_idx" ON "player_round" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "player_season_player_idx" ON "player_season" USING btree ("player_id");