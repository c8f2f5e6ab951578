CREATE TABLE "ledger_stamp" (
	"day" date PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"reply" "bytea" NOT NULL,
	"stamped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_stamp_hash_is_sha256" CHECK (octet_length("ledger_stamp"."hash") = 32),
	CONSTRAINT "ledger_stamp_sequence_from_one" CHECK ("ledger_stamp"."sequence" >= 1)
);
--> statement-breakpoint
CREATE TRIGGER ledger_stamp_append_only BEFORE UPDATE OR DELETE ON "ledger_stamp"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change('time stamps are append-only');
--> statement-breakpoint
CREATE TRIGGER ledger_stamp_no_truncate BEFORE TRUNCATE ON "ledger_stamp"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change('time stamps are append-only');
