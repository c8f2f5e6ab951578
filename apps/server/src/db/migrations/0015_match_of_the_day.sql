CREATE TABLE "match_of_the_day" (
	"day" date PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_of_the_day" ADD CONSTRAINT "match_of_the_day_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;