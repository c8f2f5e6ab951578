CREATE TABLE "learned_state" (
	"model_version" text PRIMARY KEY NOT NULL,
	"before_day" integer NOT NULL,
	"input_fingerprint" text NOT NULL,
	"state" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_summary" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"opening" json NOT NULL,
	"closing" json NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Only what could be made again from the prices, of two bookmakers: the summaries take its place.
DROP TABLE "match_market";--> statement-breakpoint
ALTER TABLE "record_summary" RENAME COLUMN "marks" TO "input_fingerprint";--> statement-breakpoint
ALTER TABLE "raw_payload" ADD COLUMN "parser_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_summary" ADD CONSTRAINT "price_summary_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;
