-- An attempt to register that is confirmed gives its password to the account, and keeps none.
ALTER TABLE registrations ALTER COLUMN password_hash DROP NOT NULL;
--> statement-breakpoint
UPDATE registrations SET password_hash = NULL
WHERE password_hash IN (SELECT password_hash FROM users);
