-- Where a tutor's money goes. The number or address is sealed in the place "payout-destination:<id>".
CREATE TABLE payout_destinations (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('upi', 'bank')),
  sealed text NOT NULL,
  -- As people are shown it.
  masked text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- So that a tutor whose account somebody else got into has time to see the mail.
  usable_from timestamptz NOT NULL,
  -- When another took its place.
  ended_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX payout_destinations_one ON payout_destinations (tutor_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users,
  destination_id uuid NOT NULL REFERENCES payout_destinations,
  -- Paise.
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'wanted' CHECK (status IN ('wanted', 'sent', 'failed', 'cancelled')),
  -- The bank's.
  reference text,
  sent_on date,
  -- Why it failed, or was cancelled.
  reason text,
  made_by uuid REFERENCES operators,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status <> 'sent' OR (reference IS NOT NULL AND sent_on IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX payouts_one_open ON payouts (tutor_id) WHERE status = 'wanted';
--> statement-breakpoint
CREATE INDEX payouts_tutor ON payouts (tutor_id, id);
--> statement-breakpoint
-- What left a tutor's account for a payout stands in an account of that payout until the bank has it, so that nothing can be
-- sent twice, nor be sent and come back.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
--> statement-breakpoint
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN
  ('gateway', 'bank', 'held', 'credit', 'tutor', 'payout', 'commission', 'gst', 'tds', 'tcs', 'fees', 'goodwill'));
--> statement-breakpoint
ALTER TABLE audit_events DROP CONSTRAINT audit_events_event_check;
--> statement-breakpoint
ALTER TABLE audit_events ADD CONSTRAINT audit_events_event_check
  CHECK (event IN (
    'signed-in', 'sign-in-failed', 'second-step-asked', 'second-step-failed', 'recovery-code-used',
    'two-step-on', 'two-step-off', 'recovery-codes-made',
    'password-changed', 'password-reset', 'email-change-asked', 'email-changed', 'payout-destination-set',
    'link-requested', 'linked', 'unlinked'
  ));
