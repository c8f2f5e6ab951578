ALTER TABLE "forecast" RENAME COLUMN "digest" TO "content_hash";
