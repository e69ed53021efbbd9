CREATE TABLE "assistant_answers" (
	"assistant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"period" text NOT NULL,
	"whole" bigint DEFAULT 0 NOT NULL,
	"looked" bigint DEFAULT 0 NOT NULL,
	"repaired" bigint DEFAULT 0 NOT NULL,
	"cut" bigint DEFAULT 0 NOT NULL,
	"stood_in" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_answers_assistant_id_period_pk" PRIMARY KEY("assistant_id","period")
);
--> statement-breakpoint
ALTER TABLE "model_outcomes" ADD COLUMN "whole" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_outcomes" ADD COLUMN "looked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_outcomes" ADD COLUMN "repaired" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_outcomes" ADD COLUMN "cut" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_outcomes" ADD COLUMN "stood_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;