ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('cancelled', 'tutor-cancelled', 'operator', 'late', 'double', 'other-sum'));
--> statement-breakpoint
-- When somebody last asked the gateway for it; and the bank's reference, where an operator sent it past the gateway.
ALTER TABLE refunds ADD COLUMN tried_at timestamptz, ADD COLUMN hand_reference text;
--> statement-breakpoint
-- How often in a row the gateway did not answer when it was asked.
ALTER TABLE checkouts ADD COLUMN unanswered smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX checkouts_unanswered ON checkouts (created_at) WHERE unanswered > 0;
--> statement-breakpoint
-- What operators enter of what the gateway paid to the bank, and kept as its fees.
CREATE TABLE settlements (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('settlement', 'fee')),
  -- Paise.
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL,
  on_day date NOT NULL,
  entered_by uuid NOT NULL REFERENCES operators,
  entered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT settlements_once UNIQUE (kind, reference)
);
