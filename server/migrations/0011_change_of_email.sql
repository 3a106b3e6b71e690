-- An account may move to another e-mail address, which a mailed code confirms.
ALTER TABLE codes
  DROP CONSTRAINT codes_purpose_check,
  ADD CONSTRAINT codes_purpose_check CHECK (purpose IN ('register', 'reset', 'link', 'email'));
--> statement-breakpoint
ALTER TABLE audit_events
  DROP CONSTRAINT audit_events_event_check,
  ADD CONSTRAINT audit_events_event_check CHECK (event IN (
    'signed-in', 'sign-in-failed', 'password-changed', 'password-reset', 'email-change-asked', 'email-changed',
    'link-requested', 'linked', 'unlinked'));
