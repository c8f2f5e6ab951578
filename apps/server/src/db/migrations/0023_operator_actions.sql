CREATE TABLE "operator_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"command" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "operator_action_command_length" CHECK (char_length("operator_action"."command") between 1 and 60),
	CONSTRAINT "operator_action_detail_is_object" CHECK (jsonb_typeof("operator_action"."detail") = 'object')
);
