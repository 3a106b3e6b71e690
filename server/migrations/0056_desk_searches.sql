-- Of each search and filter of the desk an index of its own: see desk/queries.ts. People by a part of the name, and by how the address begins.
CREATE INDEX users_name_similar ON users USING gin (name gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_email_begins ON users (lower(email) text_pattern_ops);
--> statement-breakpoint
-- Lists by status, the newest first.
CREATE INDEX bookings_status ON bookings (status, id);
--> statement-breakpoint
CREATE INDEX payments_status ON payments (status, id);
--> statement-breakpoint
CREATE INDEX refunds_status ON refunds (status, id);
--> statement-breakpoint
CREATE INDEX refunds_failed ON refunds (id) WHERE status <> 'done' AND (status = 'failed' OR problem IS NOT NULL);
--> statement-breakpoint
CREATE INDEX payouts_status ON payouts (status, id);
--> statement-breakpoint
CREATE INDEX lesson_problems_status ON lesson_problems (status, id);
--> statement-breakpoint
-- References of gateways and banks.
CREATE INDEX captures_ref ON captures (ref);
--> statement-breakpoint
CREATE INDEX checkouts_ref ON checkouts (provider_ref);
--> statement-breakpoint
CREATE INDEX refunds_provider_ref ON refunds (provider_ref) WHERE provider_ref IS NOT NULL;
--> statement-breakpoint
CREATE INDEX refunds_hand_reference ON refunds (hand_reference) WHERE hand_reference IS NOT NULL;
