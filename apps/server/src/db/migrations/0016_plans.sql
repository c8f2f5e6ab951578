CREATE TABLE "my_bet" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "my_bet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"match_id" integer NOT NULL,
	"bet_type" text NOT NULL,
	"odd" numeric(9, 4) NOT NULL,
	"stake_cents" bigint NOT NULL,
	"bookmaker" text DEFAULT '' NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"kickoff_utc" timestamp with time zone NOT NULL,
	"suggestion_id" bigint,
	"probability" double precision,
	"best_odd" numeric(9, 4),
	"average_odd" numeric(9, 4),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_bet_stake_positive" CHECK ("my_bet"."stake_cents" > 0),
	CONSTRAINT "my_bet_odd_above_one" CHECK ("my_bet"."odd" > 1),
	CONSTRAINT "my_bet_bookmaker_length" CHECK (char_length("my_bet"."bookmaker") <= 60)
);
--> statement-breakpoint
CREATE TABLE "stake_limit" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"limit_cents" bigint,
	"raise_cents" bigint,
	"raise_from" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stake_limit_not_negative" CHECK ("stake_limit"."limit_cents" >= 0 and "stake_limit"."raise_cents" >= 0),
	CONSTRAINT "stake_limit_raise_has_time" CHECK ("stake_limit"."raise_cents" is null or "stake_limit"."raise_from" is not null)
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"initial_cents" bigint NOT NULL,
	"level" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"applied_change" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_level_known" CHECK ("plan"."level" in (55, 60, 65, 70)),
	CONSTRAINT "plan_budget_positive" CHECK ("plan"."initial_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_pause" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_pause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "plan_pause_reason_known" CHECK ("plan_pause"."reason" in ('own', 'break')),
	CONSTRAINT "plan_pause_break_ends" CHECK ("plan_pause"."reason" = 'own' or "plan_pause"."until" is not null)
);
--> statement-breakpoint
CREATE TABLE "plan_week" (
	"plan_id" bigint NOT NULL,
	"week_start" date NOT NULL,
	"budget_cents" bigint NOT NULL,
	"monday_cents" bigint NOT NULL,
	"slot_stakes_cents" bigint[] NOT NULL,
	"bets" smallint NOT NULL,
	"won" smallint NOT NULL,
	"void" smallint NOT NULL,
	"open" smallint NOT NULL,
	"staked_cents" bigint NOT NULL,
	"returned_cents" bigint NOT NULL,
	"out_cents" bigint NOT NULL,
	"waiting_cents" bigint NOT NULL,
	"bankroll_cents" bigint NOT NULL,
	"savings_cents" bigint NOT NULL,
	CONSTRAINT "plan_week_pkey" PRIMARY KEY("plan_id","week_start"),
	CONSTRAINT "plan_week_not_negative" CHECK ("plan_week"."bankroll_cents" >= 0 and "plan_week"."savings_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "suggestion" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"week_start" date NOT NULL,
	"slot" smallint NOT NULL,
	"level" smallint NOT NULL,
	"match_id" integer NOT NULL,
	"kickoff_utc" timestamp with time zone NOT NULL,
	"bet_type" text NOT NULL,
	"probability" double precision NOT NULL,
	"odd" numeric(9, 4) NOT NULL,
	"average_odd" numeric(9, 4) NOT NULL,
	"current_odd" numeric(9, 4),
	"bookmaker_id" integer,
	"run_id" bigint NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"home_goals" smallint,
	"away_goals" smallint,
	"void_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_level_known" CHECK ("suggestion"."level" in (55, 60, 65, 70)),
	CONSTRAINT "suggestion_slot_known" CHECK ("suggestion"."slot" between 0 and 3),
	CONSTRAINT "suggestion_is_final_result" CHECK ("suggestion"."bet_type" in ('1', 'X', '2')),
	CONSTRAINT "suggestion_outcome_known" CHECK ("suggestion"."outcome" in ('open', 'won', 'lost', 'void')),
	CONSTRAINT "suggestion_odd_above_one" CHECK ("suggestion"."odd" > 1 and "suggestion"."average_odd" > 1),
	CONSTRAINT "suggestion_probability_range" CHECK ("suggestion"."probability" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "suggestion_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestion_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"level" smallint NOT NULL,
	"week_start" date NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_left_out" (
	"week_start" date NOT NULL,
	"level" smallint NOT NULL,
	"match_id" integer NOT NULL,
	"bet_type" text NOT NULL,
	"probability" double precision NOT NULL,
	"odd" numeric(9, 4),
	"reason" text NOT NULL,
	CONSTRAINT "suggestion_left_out_pkey" PRIMARY KEY("level","week_start","match_id")
);
--> statement-breakpoint
CREATE TABLE "suggestion_slot" (
	"week_start" date NOT NULL,
	"slot" smallint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_slot_pkey" PRIMARY KEY("week_start","slot"),
	CONSTRAINT "suggestion_slot_known" CHECK ("suggestion_slot"."slot" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "app_user" DROP CONSTRAINT "app_user_budget_not_negative";--> statement-breakpoint
ALTER TABLE "my_bet" ADD CONSTRAINT "my_bet_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_bet" ADD CONSTRAINT "my_bet_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_bet" ADD CONSTRAINT "my_bet_suggestion_id_suggestion_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestion"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stake_limit" ADD CONSTRAINT "stake_limit_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pause" ADD CONSTRAINT "plan_pause_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_week" ADD CONSTRAINT "plan_week_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_bookmaker_id_bookmaker_id_fk" FOREIGN KEY ("bookmaker_id") REFERENCES "public"."bookmaker"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_left_out" ADD CONSTRAINT "suggestion_left_out_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "my_bet_once" ON "my_bet" USING btree ("user_id","match_id","bet_type","odd","stake_cents","bookmaker","placed_at");--> statement-breakpoint
CREATE INDEX "my_bet_placed_idx" ON "my_bet" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "my_bet_match_idx" ON "my_bet" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_one_current" ON "plan" USING btree ("user_id") WHERE "plan"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "plan_user_idx" ON "plan" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_pause_user_idx" ON "plan_pause" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_pause_one_own" ON "plan_pause" USING btree ("user_id") WHERE "plan_pause"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_once_a_week" ON "suggestion" USING btree ("level","week_start","match_id");--> statement-breakpoint
CREATE INDEX "suggestion_match_idx" ON "suggestion" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "suggestion_open_idx" ON "suggestion" USING btree ("match_id") WHERE "suggestion"."outcome" = 'open';--> statement-breakpoint
CREATE INDEX "suggestion_change_level_idx" ON "suggestion_change" USING btree ("level","id");--> statement-breakpoint
CREATE INDEX "suggestion_left_out_match_idx" ON "suggestion_left_out" USING btree ("match_id");--> statement-breakpoint
INSERT INTO "plan" ("user_id", "initial_cents", "level", "starts_at", "created_at")
SELECT "id", "budget_cents", 70, now(), now() FROM "app_user" WHERE "budget_cents" > 0;--> statement-breakpoint
INSERT INTO "plan_pause" ("user_id", "reason", "since", "until")
SELECT "id", 'break', now(), "break_until" FROM "app_user" WHERE "break_until" > now();--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "budget_cents";