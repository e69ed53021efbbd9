ALTER TABLE "assistants" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "language_models" ADD COLUMN "offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_model_id_language_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."language_models"("id") ON DELETE set null ON UPDATE no action;