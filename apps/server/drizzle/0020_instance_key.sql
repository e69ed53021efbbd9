CREATE TABLE "instance_key" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL
);
