CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"receive_newsletter" boolean,
	"budget_cents" bigint DEFAULT 0 NOT NULL,
	"language" text DEFAULT 'it' NOT NULL,
	"premium_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_username_length" CHECK (char_length("app_user"."username") between 1 and 254),
	CONSTRAINT "app_user_email_shape" CHECK ("app_user"."email" ~ '^[^@\s]+@[^@\s]+$' and char_length("app_user"."email") <= 254),
	CONSTRAINT "app_user_name_length" CHECK (char_length("app_user"."first_name") <= 150 and char_length("app_user"."last_name") <= 150),
	CONSTRAINT "app_user_budget_not_negative" CHECK ("app_user"."budget_cents" >= 0),
	CONSTRAINT "app_user_language_known" CHECK ("app_user"."language" in ('it', 'en'))
);
--> statement-breakpoint
CREATE TABLE "one_time_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_key_hash_is_sha256" CHECK (octet_length("one_time_key"."key_hash") = 32),
	CONSTRAINT "one_time_key_purpose_known" CHECK ("one_time_key"."purpose" in ('verify-email', 'reset-password')),
	CONSTRAINT "one_time_key_expires_after_creation" CHECK ("one_time_key"."expires_at" > "one_time_key"."created_at")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_token_hash_is_sha256" CHECK (octet_length("session"."token_hash") = 32),
	CONSTRAINT "session_user_agent_length" CHECK (char_length("session"."user_agent") <= 256),
	CONSTRAINT "session_expires_after_creation" CHECK ("session"."expires_at" > "session"."created_at")
);
--> statement-breakpoint
CREATE TABLE "bookmaker" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookmaker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	CONSTRAINT "bookmaker_key_shape" CHECK ("bookmaker"."key" ~ '^[a-z0-9][a-z0-9_-]*$'),
	CONSTRAINT "bookmaker_url_is_https" CHECK ("bookmaker"."url" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"kickoff_utc" timestamp with time zone NOT NULL,
	"home_team_id" integer NOT NULL,
	"away_team_id" integer NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"home_goals" smallint,
	"away_goals" smallint,
	"home_goals_half_time" smallint,
	"away_goals_half_time" smallint,
	"home_shots" smallint,
	"away_shots" smallint,
	"home_shots_on_target" smallint,
	"away_shots_on_target" smallint,
	"source" text NOT NULL,
	"source_key" text,
	"source_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raw_payload_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_two_teams" CHECK ("match"."home_team_id" <> "match"."away_team_id"),
	CONSTRAINT "match_status_known" CHECK ("match"."status" in ('scheduled', 'live', 'finished', 'awarded', 'postponed', 'abandoned', 'cancelled')),
	CONSTRAINT "match_goals_both_or_none" CHECK (num_nulls("match"."home_goals", "match"."away_goals") <> 1),
	CONSTRAINT "match_finished_has_score" CHECK ("match"."status" <> 'finished' or "match"."home_goals" is not null),
	CONSTRAINT "match_goals_range" CHECK ("match"."home_goals" between 0 and 99 and "match"."away_goals" between 0 and 99),
	CONSTRAINT "match_half_time_range" CHECK ("match"."home_goals_half_time" between 0 and 99 and "match"."away_goals_half_time" between 0 and 99),
	CONSTRAINT "match_half_time_within_score" CHECK ("match"."home_goals_half_time" <= "match"."home_goals" and "match"."away_goals_half_time" <= "match"."away_goals"),
	CONSTRAINT "match_shots_range" CHECK ("match"."home_shots" between 0 and 199 and "match"."away_shots" between 0 and 199 and "match"."home_shots_on_target" between 0 and 199 and "match"."away_shots_on_target" between 0 and 199),
	CONSTRAINT "match_source_data_is_object" CHECK (jsonb_typeof("match"."source_data") = 'object')
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"bookmaker_id" integer NOT NULL,
	"bet_type" text NOT NULL,
	"odd" numeric(9, 4) NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"raw_payload_id" bigint,
	CONSTRAINT "price_odd_above_one" CHECK ("price"."odd" > 1),
	CONSTRAINT "price_kind_known" CHECK ("price"."kind" in ('opening', 'closing', 'live')),
	CONSTRAINT "price_bet_type_shape" CHECK ("price"."bet_type" ~ '^[A-Za-z0-9_]{1,32}$')
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" integer PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "season_label_shape" CHECK ("season"."label" ~ '^[0-9]{4}/[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_name_not_blank" CHECK (btrim("team"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "team_alias" (
	"source" text NOT NULL,
	"season_id" integer NOT NULL,
	"name" text NOT NULL,
	"team_id" integer NOT NULL,
	CONSTRAINT "team_alias_pkey" PRIMARY KEY("source","season_id","name"),
	CONSTRAINT "team_alias_name_not_blank" CHECK (btrim("team_alias"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forecast" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forecast_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"run_id" bigint NOT NULL,
	"model" jsonb NOT NULL,
	"market" jsonb,
	"blend" jsonb NOT NULL,
	"interval" jsonb,
	"explanation" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone,
	"sequence" bigint,
	"hash" "bytea",
	"previous_hash" "bytea",
	CONSTRAINT "forecast_model_probabilities" CHECK (jsonb_typeof("forecast"."model") = 'object' and not jsonb_path_exists("forecast"."model", '$.* ? (@.type() != "number" || @ < 0 || @ > 1)')),
	CONSTRAINT "forecast_market_probabilities" CHECK (jsonb_typeof("forecast"."market") = 'object' and not jsonb_path_exists("forecast"."market", '$.* ? (@.type() != "number" || @ < 0 || @ > 1)')),
	CONSTRAINT "forecast_blend_probabilities" CHECK (jsonb_typeof("forecast"."blend") = 'object' and not jsonb_path_exists("forecast"."blend", '$.* ? (@.type() != "number" || @ < 0 || @ > 1)')),
	CONSTRAINT "forecast_interval_is_object" CHECK (jsonb_typeof("forecast"."interval") = 'object'),
	CONSTRAINT "forecast_explanation_is_object" CHECK (jsonb_typeof("forecast"."explanation") = 'object'),
	CONSTRAINT "forecast_frozen_whole" CHECK (num_nulls("forecast"."frozen_at", "forecast"."sequence", "forecast"."hash") in (0, 3)),
	CONSTRAINT "forecast_sequence_from_one" CHECK ("forecast"."sequence" >= 1),
	CONSTRAINT "forecast_first_has_no_predecessor" CHECK (("forecast"."previous_hash" is null) = ("forecast"."sequence" is null or "forecast"."sequence" = 1)),
	CONSTRAINT "forecast_hash_is_sha256" CHECK (octet_length("forecast"."hash") = 32 and octet_length("forecast"."previous_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"model_version" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"diagnostics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_parameters_is_object" CHECK (jsonb_typeof("run"."parameters") = 'object'),
	CONSTRAINT "run_diagnostics_is_object" CHECK (jsonb_typeof("run"."diagnostics") = 'object'),
	CONSTRAINT "run_finished_after_start" CHECK ("run"."finished_at" >= "run"."started_at")
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"slot" text NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"rows" integer,
	"outcome" text,
	"cause" text,
	CONSTRAINT "job_run_outcome_known" CHECK ("job_run"."outcome" in ('done', 'failed', 'skipped')),
	CONSTRAINT "job_run_finished_whole" CHECK (("job_run"."finished_at" is null) = ("job_run"."outcome" is null)),
	CONSTRAINT "job_run_failed_has_cause" CHECK ("job_run"."outcome" <> 'failed' or "job_run"."cause" is not null),
	CONSTRAINT "job_run_rows_not_negative" CHECK ("job_run"."rows" >= 0),
	CONSTRAINT "job_run_attempt_from_one" CHECK ("job_run"."attempt" >= 1)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rate_limit_pkey" PRIMARY KEY("key","window_start"),
	CONSTRAINT "rate_limit_hits_from_one" CHECK ("rate_limit"."hits" >= 1)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"text_key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('season-pause', 'national-break', 'payments')),
	CONSTRAINT "notice_window_forward" CHECK ("notice"."ends_at" > "notice"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "raw_payload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raw_payload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"url" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"etag" text,
	"sha256" "bytea" NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "raw_payload_sha256_length" CHECK (octet_length("raw_payload"."sha256") = 32)
);
--> statement-breakpoint
ALTER TABLE "one_time_key" ADD CONSTRAINT "one_time_key_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_home_team_id_team_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_away_team_id_team_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_raw_payload_id_raw_payload_id_fk" FOREIGN KEY ("raw_payload_id") REFERENCES "public"."raw_payload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_bookmaker_id_bookmaker_id_fk" FOREIGN KEY ("bookmaker_id") REFERENCES "public"."bookmaker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_raw_payload_id_raw_payload_id_fk" FOREIGN KEY ("raw_payload_id") REFERENCES "public"."raw_payload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_alias" ADD CONSTRAINT "team_alias_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_alias" ADD CONSTRAINT "team_alias_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_key" ON "app_user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_key_hash_key" ON "one_time_key" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "one_time_key_user_idx" ON "one_time_key" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_key_expires_idx" ON "one_time_key" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash_key" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmaker_key_key" ON "bookmaker" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "match_pairing_key" ON "match" USING btree ("home_team_id","away_team_id","kickoff_utc");--> statement-breakpoint
CREATE UNIQUE INDEX "match_source_key" ON "match" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "match_kickoff_idx" ON "match" USING btree ("kickoff_utc");--> statement-breakpoint
CREATE INDEX "match_league_idx" ON "match" USING btree ("tournament_id","season_id","kickoff_utc");--> statement-breakpoint
CREATE INDEX "match_away_idx" ON "match" USING btree ("away_team_id","kickoff_utc");--> statement-breakpoint
CREATE INDEX "match_home_idx" ON "match" USING btree ("home_team_id","kickoff_utc");--> statement-breakpoint
CREATE INDEX "match_open_idx" ON "match" USING btree ("kickoff_utc") WHERE "match"."status" in ('scheduled', 'live', 'postponed');--> statement-breakpoint
CREATE UNIQUE INDEX "price_observation_key" ON "price" USING btree ("match_id","bet_type","bookmaker_id","kind","captured_at");--> statement-breakpoint
CREATE INDEX "price_bookmaker_idx" ON "price" USING btree ("bookmaker_id","captured_at");--> statement-breakpoint
CREATE UNIQUE INDEX "season_label_key" ON "season" USING btree ("label");--> statement-breakpoint
CREATE UNIQUE INDEX "team_country_name_key" ON "team" USING btree ("country",lower("name"));--> statement-breakpoint
CREATE INDEX "team_alias_team_idx" ON "team_alias" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_slug_key" ON "tournament" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_match_run_key" ON "forecast" USING btree ("match_id","run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_one_frozen_per_match" ON "forecast" USING btree ("match_id") WHERE "forecast"."frozen_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_sequence_key" ON "forecast" USING btree ("sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_hash_key" ON "forecast" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_previous_hash_key" ON "forecast" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "forecast_run_idx" ON "forecast" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "run_started_idx" ON "run" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_run_done_once" ON "job_run" USING btree ("job","slot") WHERE "job_run"."outcome" = 'done';--> statement-breakpoint
CREATE INDEX "job_run_job_idx" ON "job_run" USING btree ("job","started_at");--> statement-breakpoint
CREATE INDEX "rate_limit_window_idx" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_key_key" ON "notice" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notice_window_idx" ON "notice" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "raw_payload_content_key" ON "raw_payload" USING btree ("source","url","sha256");