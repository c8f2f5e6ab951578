CREATE TABLE "schema_floor" (
	"migrated_at" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
