-- Receipts, commission invoices and credit notes, as they were when they were issued.
CREATE TABLE invoice_counters (
  series text NOT NULL,
  -- The financial year of India, "26-27".
  year text NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (series, year)
);
--> statement-breakpoint
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('receipt', 'commission', 'credit-note')),
  series text NOT NULL,
  year text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- What it was issued for, "receipt:<payment>": once.
  source_key text NOT NULL UNIQUE,
  -- These say whose it is. They refer to nothing, since the document outlives what it is about.
  recipient_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  -- All that it says.
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (series, year, number),
  -- A rule of the tax office's.
  CHECK (length(series || '/' || year || '/' || lpad(number::text, greatest(6, length(number::text)), '0')) <= 16)
);
--> statement-breakpoint
CREATE INDEX invoices_recipient ON invoices (recipient_id, id);
--> statement-breakpoint
CREATE INDEX invoices_booking ON invoices (booking_id);
--> statement-breakpoint
CREATE INDEX invoices_payment ON invoices (payment_id);
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_past();
--> statement-breakpoint
-- In which state a tutor is, by its code in a GSTIN: it decides between CGST with SGST and IGST. Null: not said.
ALTER TABLE tutors ADD COLUMN state text CHECK (state ~ '^[0-9]{2}$');
