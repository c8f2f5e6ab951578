CREATE INDEX "known_device_seen_idx" ON "known_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "app_user_unverified_idx" ON "app_user" USING btree (coalesce("terms_accepted_at", "created_at")) WHERE "app_user"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "session_ended_idx" ON "session" USING btree ("ended_at") WHERE "session"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "job_run_started_idx" ON "job_run" USING btree ("started_at");