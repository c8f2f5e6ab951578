CREATE TABLE "entitlement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlement_source_known" CHECK ("entitlement"."source" in ('grant', 'subscription')),
	CONSTRAINT "entitlement_reference_length" CHECK (char_length("entitlement"."reference") <= 200),
	CONSTRAINT "entitlement_subscription_named" CHECK (("entitlement"."source" = 'subscription') = ("entitlement"."reference" <> ''))
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "role" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_once" ON "entitlement" USING btree ("user_id","source","reference");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_role_known" CHECK ("app_user"."role" in ('user', 'operator'));--> statement-breakpoint
INSERT INTO "entitlement" ("user_id", "source", "until") SELECT "id", 'grant', "premium_until" FROM "app_user" WHERE "premium_until" IS NOT NULL;
