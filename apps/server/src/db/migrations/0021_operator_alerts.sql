CREATE TABLE "operator_alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"begun_posted_at" timestamp with time zone,
	"ended_posted_at" timestamp with time zone,
	CONSTRAINT "operator_alert_ends_after_begin" CHECK ("operator_alert"."ended_at" >= "operator_alert"."begun_at"),
	CONSTRAINT "operator_alert_values_is_object" CHECK (jsonb_typeof("operator_alert"."values") = 'object')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_alert_open_once" ON "operator_alert" USING btree ("cause") WHERE "operator_alert"."ended_at" is null;