CREATE TABLE "chunk_progress" (
	"key" text PRIMARY KEY NOT NULL,
	"cursor" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "chunk_progress_key_length" CHECK (char_length("chunk_progress"."key") between 1 and 200),
	CONSTRAINT "chunk_progress_done_not_negative" CHECK ("chunk_progress"."done" >= 0),
	CONSTRAINT "chunk_progress_cursor_with_items" CHECK (("chunk_progress"."cursor" is null) = ("chunk_progress"."done" = 0))
);
