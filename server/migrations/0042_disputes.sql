-- Money that a payer's bank asks back.
CREATE TABLE disputes (
  provider text NOT NULL,
  -- The gateway's name for it.
  ref text NOT NULL,
  -- Which money: it may be told of before that is known to have come.
  capture_ref text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  reason text,
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  -- Until when the gateway takes an answer.
  respond_by timestamptz,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  PRIMARY KEY (provider, ref),
  CHECK ((status = 'open') = (closed_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX disputes_capture ON disputes (provider, capture_ref);
--> statement-breakpoint
CREATE INDEX disputes_open ON disputes (opened_at) WHERE status = 'open';
--> statement-breakpoint
-- Why money does not go back by itself, for whoever looks after it; null: nothing is in its way.
ALTER TABLE refunds ADD COLUMN problem text CHECK (problem IN ('no-keys', 'refused', 'failed'));
--> statement-breakpoint
CREATE INDEX refunds_stuck ON refunds (created_at) WHERE problem IS NOT NULL;
