CREATE TABLE "account_deletion" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"is_live" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"plan" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_payment_object" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"customer" text,
	"created_at" bigint NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "demo_payment_object_pkey" PRIMARY KEY("kind","id"),
	CONSTRAINT "demo_payment_object_id_shape" CHECK (char_length("demo_payment_object"."id") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"status" text NOT NULL,
	"reason" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"period_end" timestamp with time zone,
	"is_dispute_lost" boolean NOT NULL,
	"receipt_url" text,
	"payment_intents" text[] NOT NULL,
	"failure_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"is_live" boolean NOT NULL,
	"customer_id" text,
	"outcome" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text,
	"interval" text,
	"amount_cents" integer,
	"currency" text,
	"started_at" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"covered_until" timestamp with time zone,
	"is_renewal_failing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_billing_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_billing_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customer_user_key" ON "billing_customer" USING btree ("user_id","is_live") WHERE "billing_customer"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "billing_customer_any_user_idx" ON "billing_customer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkout_session_open_idx" ON "checkout_session" USING btree ("user_id") WHERE "checkout_session"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "demo_payment_object_customer_idx" ON "demo_payment_object" USING btree ("kind","customer");--> statement-breakpoint
CREATE INDEX "payment_customer_idx" ON "payment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_intents_idx" ON "payment" USING gin ("payment_intents");--> statement-breakpoint
CREATE INDEX "payment_event_received_idx" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscription_customer_idx" ON "subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_running_idx" ON "subscription" USING btree ("customer_id") WHERE "subscription"."ended_at" is null;