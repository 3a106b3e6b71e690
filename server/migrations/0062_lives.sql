-- Upkeep deletes expired rows in batches, each found by an index on the column that dates it.
--
-- Ended sessions are announced once a statement, with up to 200 ids in a notice of at most 8,000 bytes.
DROP TRIGGER session_ended ON sessions;
--> statement-breakpoint
DROP FUNCTION tell_ended_session();
--> statement-breakpoint
CREATE FUNCTION tell_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('paadam_ended_sessions', string_agg(id::text, ','))
    FROM (SELECT id, (row_number() OVER () - 1) / 200 AS part FROM ended) AS parts
    GROUP BY part;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS ended
  FOR EACH STATEMENT EXECUTE FUNCTION tell_ended_sessions();
--> statement-breakpoint
CREATE INDEX sessions_idle ON sessions (last_seen_at);
--> statement-breakpoint
CREATE INDEX sessions_age ON sessions (created_at);
--> statement-breakpoint
CREATE INDEX desk_sessions_age ON desk_sessions (created_at);
--> statement-breakpoint
CREATE INDEX codes_age ON codes (expires_at);
--> statement-breakpoint
CREATE INDEX registrations_age ON registrations (created_at);
--> statement-breakpoint
CREATE INDEX sign_in_tickets_age ON sign_in_tickets (expires_at);
--> statement-breakpoint
CREATE INDEX two_step_unconfirmed ON two_step (created_at) WHERE confirmed_at IS NULL;
--> statement-breakpoint
CREATE INDEX availability_exceptions_age ON availability_exceptions (last_day);
--> statement-breakpoint
CREATE INDEX throttles_age ON throttles (resets_at);
--> statement-breakpoint
CREATE INDEX contact_messages_age ON contact_messages (created_at);
--> statement-breakpoint
CREATE INDEX booking_reminders_age ON booking_reminders (sent_at);
--> statement-breakpoint
CREATE INDEX time_proposals_age ON time_proposals (lapses_at) WHERE status <> 'open';
--> statement-breakpoint
CREATE INDEX suspensions_age ON suspensions (ended_at) WHERE ended_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX checkouts_age ON checkouts (closed_at) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX gateway_events_age ON gateway_events (received_at);
--> statement-breakpoint
-- What a lesson's room keeps is removed some time after the room was opened. The row itself stays, and says when that was done.
ALTER TABLE lesson_rooms
  ADD COLUMN opened_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN record_removed_at timestamptz;
--> statement-breakpoint
INSERT INTO lesson_rooms (booking_id) SELECT DISTINCT booking_id FROM lesson_presence ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE lesson_rooms SET opened_at = bookings.starts_at FROM bookings WHERE bookings.id = lesson_rooms.booking_id;
--> statement-breakpoint
CREATE INDEX lesson_rooms_age ON lesson_rooms (opened_at) WHERE record_removed_at IS NULL;
