CREATE UNLOGGED TABLE "announcement" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "announcement_tag_length" CHECK (char_length("announcement"."tag") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "announcement_xid_idx" ON "announcement" USING btree ("xid");