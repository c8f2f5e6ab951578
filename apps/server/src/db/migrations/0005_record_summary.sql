CREATE TABLE "record_summary" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"marks" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
