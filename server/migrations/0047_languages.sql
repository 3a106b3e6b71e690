-- In which language somebody reads: chosen by the page on which they register, and in their profile.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ta', 'hi'));
--> statement-breakpoint
ALTER TABLE registrations ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ta', 'hi'));
