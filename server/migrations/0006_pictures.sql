-- The photos that people uploaded, one a person, cut and made small.
CREATE TABLE pictures (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  content bytea NOT NULL
);
--> statement-breakpoint
-- Compressed already: another try would only cost time.
ALTER TABLE pictures ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Two people may have the same picture.
CREATE INDEX pictures_hash ON pictures (hash);
