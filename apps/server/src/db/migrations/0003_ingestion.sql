CREATE TABLE "source_credit" (
	"source" text PRIMARY KEY NOT NULL,
	"period" text NOT NULL,
	"remaining" integer NOT NULL,
	"spent_on" date NOT NULL,
	"spent_that_day" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_credit_not_negative" CHECK ("source_credit"."remaining" >= 0 and "source_credit"."spent_that_day" >= 0),
	CONSTRAINT "source_credit_period_shape" CHECK ("source_credit"."period" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "source_fetch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_fetch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"address" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"cause" text,
	"matches" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"prices" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"problems" jsonb,
	"etag" text,
	"last_modified" text,
	"raw_payload_id" bigint,
	CONSTRAINT "source_fetch_outcome_known" CHECK ("source_fetch"."outcome" in ('imported', 'unchanged', 'failed')),
	CONSTRAINT "source_fetch_failed_has_cause" CHECK (("source_fetch"."outcome" = 'failed') = ("source_fetch"."cause" is not null))
);
--> statement-breakpoint
CREATE TABLE "unknown_team" (
	"source" text NOT NULL,
	"season_id" integer NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"raw_payload_id" bigint,
	CONSTRAINT "unknown_team_pkey" PRIMARY KEY("source","country","season_id","name")
);
--> statement-breakpoint
ALTER TABLE "source_fetch" ADD CONSTRAINT "source_fetch_raw_payload_id_raw_payload_id_fk" FOREIGN KEY ("raw_payload_id") REFERENCES "public"."raw_payload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unknown_team" ADD CONSTRAINT "unknown_team_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unknown_team" ADD CONSTRAINT "unknown_team_raw_payload_id_raw_payload_id_fk" FOREIGN KEY ("raw_payload_id") REFERENCES "public"."raw_payload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_fetch_address_idx" ON "source_fetch" USING btree ("source","address","finished_at");--> statement-breakpoint
CREATE INDEX "source_fetch_finished_idx" ON "source_fetch" USING btree ("finished_at");