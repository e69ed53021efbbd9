CREATE TABLE "embedded_assistants" (
	"assistant_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"knowledge_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_vectors" (
	"assistant_id" uuid NOT NULL,
	"model" text NOT NULL,
	"hash" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "passage_vectors_assistant_id_model_hash_pk" PRIMARY KEY("assistant_id","model","hash")
);
--> statement-breakpoint
ALTER TABLE "language_models" ADD COLUMN "embeddings" text;--> statement-breakpoint
ALTER TABLE "embedded_assistants" ADD CONSTRAINT "embedded_assistants_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;