CREATE TABLE "newsletter_issue" (
	"week" date PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
