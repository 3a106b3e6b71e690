-- When somebody last had the gateway asked about it by looking at the payment: whoever looks again and again does not have it asked as often.
ALTER TABLE checkouts ADD COLUMN looked_at timestamptz;
