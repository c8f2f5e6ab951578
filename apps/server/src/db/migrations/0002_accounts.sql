CREATE TABLE "shared_secret" (
	"name" text NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_secret_pkey" PRIMARY KEY("name"),
	CONSTRAINT "shared_secret_length" CHECK (octet_length("shared_secret"."value") = 32)
);
--> statement-breakpoint
CREATE TABLE "used_captcha" (
	"nonce" "bytea" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "used_captcha_pkey" PRIMARY KEY("nonce"),
	CONSTRAINT "used_captcha_nonce_length" CHECK (octet_length("used_captcha"."nonce") = 16)
);
--> statement-breakpoint
ALTER TABLE "one_time_key" DROP CONSTRAINT "one_time_key_purpose_known";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "break_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "no_odds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "session_reminder_minutes" smallint;--> statement-breakpoint
CREATE INDEX "used_captcha_until_idx" ON "used_captcha" USING btree ("until");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_reminder_sensible" CHECK ("app_user"."session_reminder_minutes" between 5 and 240);--> statement-breakpoint
ALTER TABLE "one_time_key" ADD CONSTRAINT "one_time_key_purpose_known" CHECK ("one_time_key"."purpose" in ('verify-email', 'reset-password', 'change-email'));