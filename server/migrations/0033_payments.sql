-- Payments, beside the states of a booking.
-- Until when an accepted lesson has to be paid; null: nothing is due for it.
ALTER TABLE bookings ADD COLUMN pay_by timestamptz;
--> statement-breakpoint
CREATE INDEX bookings_unpaid ON bookings (pay_by) WHERE pay_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- Who paid, or opened the way to pay last.
  payer_id uuid REFERENCES users,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
  status text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'paid', 'void', 'part_refunded', 'refunded')),
  -- By which of its captures it was paid.
  provider text,
  method text,
  paid_at timestamptz,
  -- When what was held for it became the tutor's, and the house's.
  released_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((paid_at IS NOT NULL) = (status IN ('paid', 'part_refunded', 'refunded')))
);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_of_booking ON payments (booking_id) WHERE status IN ('due', 'paid', 'part_refunded');
--> statement-breakpoint
CREATE INDEX payments_booking ON payments (booking_id, created_at);
--> statement-breakpoint
CREATE INDEX payments_payer ON payments (payer_id, created_at);
--> statement-breakpoint
CREATE INDEX payments_unreleased ON payments (booking_id) WHERE status IN ('paid', 'part_refunded') AND released_at IS NULL;
--> statement-breakpoint
-- A way to pay at the gateway. Of one payment one is open at most.
CREATE TABLE checkouts (
  -- Our name for it, by which the gateway opens it once.
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  provider text NOT NULL,
  provider_ref text,
  url text,
  amount integer NOT NULL CHECK (amount > 0),
  opened_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- When the gateway is asked next what became of it, and how often it was; null: not any more.
  ask_at timestamptz,
  asked smallint NOT NULL DEFAULT 0,
  closed_at timestamptz,
  UNIQUE (provider, provider_ref)
);
--> statement-breakpoint
CREATE UNIQUE INDEX checkouts_one_open ON checkouts (payment_id) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX checkouts_payment ON checkouts (payment_id);
--> statement-breakpoint
CREATE INDEX checkouts_to_ask ON checkouts (ask_at) WHERE ask_at IS NOT NULL;
--> statement-breakpoint
-- Money that came.
CREATE TABLE captures (
  provider text NOT NULL,
  ref text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  payer_id uuid REFERENCES users,
  amount integer NOT NULL CHECK (amount > 0),
  -- What became of it: it paid the lesson, or came too late, once more, or with another sum, and goes back.
  fate text NOT NULL CHECK (fate IN ('paid', 'late', 'double', 'other-sum')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, ref)
);
--> statement-breakpoint
CREATE INDEX captures_payment ON captures (payment_id);
--> statement-breakpoint
CREATE TABLE refunds (
  -- Also the key by which the gateway sends it once.
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  provider text NOT NULL,
  capture_ref text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (reason IN ('cancelled', 'tutor-cancelled', 'late', 'double', 'other-sum')),
  status text NOT NULL DEFAULT 'wanted' CHECK (status IN ('wanted', 'sent', 'done', 'failed')),
  provider_ref text,
  tries smallint NOT NULL DEFAULT 0,
  -- How often the gateway said that it has failed: each time it is another refund to it.
  failures smallint NOT NULL DEFAULT 0,
  -- When it is tried, or asked for, next; null: it is done.
  try_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  FOREIGN KEY (provider, capture_ref) REFERENCES captures ON DELETE CASCADE,
  UNIQUE (provider, provider_ref),
  CHECK ((status = 'done') = (done_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX refunds_payment ON refunds (payment_id);
--> statement-breakpoint
CREATE INDEX refunds_capture ON refunds (provider, capture_ref);
--> statement-breakpoint
CREATE INDEX refunds_to_try ON refunds (try_at) WHERE try_at IS NOT NULL;
--> statement-breakpoint
-- Of two refunds of one capture the second waits, and sees the first.
CREATE FUNCTION refuse_refunds_above_capture() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    came integer;
    wanted bigint;
  BEGIN
    SELECT amount INTO came FROM captures WHERE provider = NEW.provider AND ref = NEW.capture_ref FOR NO KEY UPDATE;
    SELECT coalesce(sum(amount), 0) INTO wanted FROM refunds
      WHERE provider = NEW.provider AND capture_ref = NEW.capture_ref;
    IF wanted + NEW.amount > came THEN
      RAISE EXCEPTION 'more would go back than came' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_covered';
    END IF;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_covered BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_refunds_above_capture();
--> statement-breakpoint
-- What gateways have told, each once.
CREATE TABLE gateway_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  facts jsonb NOT NULL,
  handled_at timestamptz,
  PRIMARY KEY (provider, event_id)
);
--> statement-breakpoint
-- The gateway that stands in: what it knows, as another company would.
CREATE TABLE stand_in_links (
  id uuid PRIMARY KEY,
  reference uuid NOT NULL UNIQUE,
  amount integer NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  expires_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
--> statement-breakpoint
CREATE TABLE stand_in_payments (
  ref text PRIMARY KEY,
  link_id uuid NOT NULL REFERENCES stand_in_links ON DELETE CASCADE,
  amount integer NOT NULL,
  method text NOT NULL,
  -- It may lie ahead: somebody lets the money come late.
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX stand_in_payments_link ON stand_in_payments (link_id);
--> statement-breakpoint
CREATE TABLE stand_in_refunds (
  ref text PRIMARY KEY,
  payment_ref text NOT NULL REFERENCES stand_in_payments ON DELETE CASCADE,
  key text NOT NULL UNIQUE,
  amount integer NOT NULL,
  status text NOT NULL CHECK (status IN ('sent', 'done', 'failed')),
  at timestamptz NOT NULL DEFAULT now()
);
