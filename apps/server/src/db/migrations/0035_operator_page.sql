ALTER TABLE "operator_action" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "operator_action" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "operator_action" ADD CONSTRAINT "operator_action_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_action" ADD CONSTRAINT "operator_action_undoes_operator_action_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."operator_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_email_beginning_idx" ON "app_user" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "operator_action_user_idx" ON "operator_action" USING btree ("user_id") WHERE "operator_action"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_action_undone_once" ON "operator_action" USING btree ("undoes");