CREATE TABLE "tried_models" (
	"base_url" text NOT NULL,
	"name" text NOT NULL,
	"searches" boolean NOT NULL,
	CONSTRAINT "tried_models_base_url_name_pk" PRIMARY KEY("base_url","name")
);
