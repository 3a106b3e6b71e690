-- The gateway that stands in: whether it fails to send money back the first time that it is asked.
ALTER TABLE stand_in_payments ADD COLUMN refund_fails boolean NOT NULL DEFAULT false;
