-- Two-step sign-in: after the password, a code of an authenticator app (RFC 6238), or a recovery code.
CREATE TABLE two_step (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_step integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- They go with the two steps.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES two_step ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
--> statement-breakpoint
-- Between the password and the code.
CREATE TABLE sign_in_tickets (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  tries_left smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_in_tickets_user ON sign_in_tickets (user_id);
--> statement-breakpoint
ALTER TABLE audit_events
  DROP CONSTRAINT audit_events_event_check,
  ADD CONSTRAINT audit_events_event_check CHECK (event IN (
    'signed-in', 'sign-in-failed', 'second-step-asked', 'second-step-failed', 'recovery-code-used',
    'two-step-on', 'two-step-off', 'recovery-codes-made',
    'password-changed', 'password-reset', 'email-change-asked', 'email-changed',
    'link-requested', 'linked', 'unlinked'));
