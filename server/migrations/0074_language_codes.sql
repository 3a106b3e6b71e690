-- The product's table of languages says which codes exist (decision 0126). These checks only refuse what is not a language code,
-- so that a new language needs no migration.
ALTER TABLE users
  DROP CONSTRAINT users_language_check,
  ADD CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2,3}$') NOT VALID;
--> statement-breakpoint
ALTER TABLE registrations
  DROP CONSTRAINT registrations_language_check,
  ADD CONSTRAINT registrations_language_check CHECK (language ~ '^[a-z]{2,3}$') NOT VALID;
--> statement-breakpoint
ALTER TABLE subject_names
  DROP CONSTRAINT subject_names_language_check,
  ADD CONSTRAINT subject_names_language_check CHECK (language ~ '^[a-z]{2,3}$' AND language <> 'en') NOT VALID;
--> statement-breakpoint
ALTER TABLE topic_names
  DROP CONSTRAINT topic_names_language_check,
  ADD CONSTRAINT topic_names_language_check CHECK (language ~ '^[a-z]{2,3}$' AND language <> 'en') NOT VALID;
--> statement-breakpoint
ALTER TABLE users VALIDATE CONSTRAINT users_language_check;
--> statement-breakpoint
ALTER TABLE registrations VALIDATE CONSTRAINT registrations_language_check;
--> statement-breakpoint
ALTER TABLE subject_names VALIDATE CONSTRAINT subject_names_language_check;
--> statement-breakpoint
ALTER TABLE topic_names VALIDATE CONSTRAINT topic_names_language_check;
