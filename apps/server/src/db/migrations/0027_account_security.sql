CREATE TABLE "email_change" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" bigint NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_user_id_device_pk" PRIMARY KEY("user_id","device"),
	CONSTRAINT "known_device_length" CHECK (char_length("known_device"."device") <= 256)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_hash_is_sha256" CHECK (octet_length("recovery_code"."code_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "one_time_key" DROP CONSTRAINT "one_time_key_purpose_known";--> statement-breakpoint
DROP INDEX "forecast_one_frozen_per_match";--> statement-breakpoint
DROP INDEX "settlement_match_key";--> statement-breakpoint
ALTER TABLE "source_fetch" ADD COLUMN "warnings" jsonb;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_user_idx" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_one_frozen_per_date" ON "forecast" USING btree ("match_id","kickoff_utc") WHERE "forecast"."frozen_at" is not null;--> statement-breakpoint
CREATE INDEX "settlement_match_idx" ON "settlement" USING btree ("match_id");--> statement-breakpoint
ALTER TABLE "one_time_key" ADD CONSTRAINT "one_time_key_purpose_known" CHECK ("one_time_key"."purpose" in ('verify-email', 'reset-password', 'change-email', 'leave-email', 'take-email'));