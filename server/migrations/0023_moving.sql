-- Moving a lesson: one row for its whole life, which keeps its old time until the other side agrees.
ALTER TABLE bookings
  ADD COLUMN sequence smallint NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  -- From when the 48 hours of a request are counted, where that is not its making: its time was changed, or the tutor has
  -- answered it with another time.
  ADD COLUMN renewed_at timestamptz;
--> statement-breakpoint
-- Whatever changes where or when an accepted lesson takes place, or calls it off, is a later version of it to a calendar. A
-- trigger, so that no statement forgets it. What has ended is no news to a calendar.
CREATE FUNCTION raise_booking_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.sequence := least(OLD.sequence::integer + 1, 32767);
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_sequence BEFORE UPDATE OF starts_at, ends_at, meeting_link, status ON bookings
  FOR EACH ROW
  WHEN (OLD.status = 'accepted' AND NEW.status <> 'completed' AND
    (OLD.starts_at, OLD.ends_at, OLD.meeting_link, OLD.status)
    IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.meeting_link, NEW.status))
  EXECUTE FUNCTION raise_booking_sequence();
--> statement-breakpoint
DROP INDEX bookings_unanswered;
--> statement-breakpoint
CREATE INDEX bookings_unanswered ON bookings (coalesce(renewed_at, created_at)) WHERE status = 'pending';
--> statement-breakpoint
CREATE TABLE time_proposals (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  by_id uuid NOT NULL REFERENCES users,
  by_side text NOT NULL CHECK (by_side IN ('tutor', 'student')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'taken', 'declined', 'withdrawn', 'lapsed')),
  taken_at_time timestamptz CHECK ((taken_at_time IS NOT NULL) = (status = 'taken')),
  created_at timestamptz NOT NULL DEFAULT now(),
  lapses_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX time_proposals_one_open ON time_proposals (booking_id) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX time_proposals_booking ON time_proposals (booking_id, created_at);
--> statement-breakpoint
CREATE INDEX time_proposals_clock ON time_proposals (lapses_at) WHERE status = 'open';
--> statement-breakpoint
CREATE TABLE proposed_times (
  proposal_id uuid NOT NULL REFERENCES time_proposals ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 2),
  PRIMARY KEY (proposal_id, position),
  UNIQUE (proposal_id, starts_at),
  CHECK (ends_at > starts_at)
);
--> statement-breakpoint
-- The timeline has what happened besides the states.
ALTER TABLE booking_events
  ALTER COLUMN status DROP NOT NULL,
  ADD COLUMN kind text NOT NULL DEFAULT 'status'
    CHECK (kind IN ('status', 'proposed', 'moved', 'declined-move', 'withdrawn-move', 'lapsed-move', 'link')),
  ADD COLUMN from_at timestamptz,
  ADD COLUMN to_at timestamptz,
  ADD CHECK ((kind = 'status') = (status IS NOT NULL)),
  ADD CHECK ((kind = 'moved') = (to_at IS NOT NULL AND from_at IS NOT NULL));
--> statement-breakpoint
CREATE OR REPLACE VIEW audit_log AS
  SELECT id, at, event, user_id, actor_id, other_id, NULL::uuid AS booking_id, NULL::text AS reason, network, user_agent,
    NULL::timestamptz AS from_at, NULL::timestamptz AS to_at
  FROM audit_events
  UNION ALL
  SELECT e.id, e.at, 'booking-' || coalesce(e.status, e.kind), b.student_id, e.actor_id, b.tutor_id, e.booking_id, e.reason,
    '', '', e.from_at, e.to_at
  FROM booking_events e JOIN bookings b ON b.id = e.booking_id;
--> statement-breakpoint
-- As it was, but that the 48 hours of a request may have begun anew.
CREATE OR REPLACE FUNCTION requests_of(
  student uuid, tutor uuid, in_an_hour integer, from_lessons integer[], in_all integer[], of_one_tutor integer[],
  waits_for interval,
  OUT paced_until timestamptz, OUT full_until timestamptz, OUT tutor_full_until timestamptz,
  OUT lessons integer, OUT waiting integer, OUT waiting_of_tutor integer
) LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    step integer;
  BEGIN
    SELECT count(*) INTO lessons FROM (
      SELECT FROM bookings
      WHERE student_id = student AND ends_at <= now() AND status IN ('accepted', 'completed')
      LIMIT from_lessons[cardinality(from_lessons)]
    ) AS had;
    SELECT count(*) INTO step FROM unnest(from_lessons) AS threshold WHERE threshold <= lessons;
    SELECT
      (array_agg(created_at ORDER BY created_at DESC)
        FILTER (WHERE tutor_id = tutor AND created_at > now() - interval '1 hour'))[in_an_hour] + interval '1 hour',
      (array_agg(expires_at ORDER BY expires_at DESC) FILTER (WHERE waits))[in_all[step]],
      (array_agg(expires_at ORDER BY expires_at DESC) FILTER (WHERE waits AND tutor_id = tutor))[of_one_tutor[step]],
      count(*) FILTER (WHERE waits),
      count(*) FILTER (WHERE waits AND tutor_id = tutor)
    INTO paced_until, full_until, tutor_full_until, waiting, waiting_of_tutor
    FROM bookings,
      LATERAL (SELECT least(starts_at, coalesce(renewed_at, created_at) + waits_for) AS expires_at) AS unanswered,
      LATERAL (SELECT status = 'pending' AND expires_at > now() AS waits) AS state
    -- What was asked for within the last hour had not begun then; so the index leaves out the lessons of the past.
    WHERE student_id = student AND starts_at > now() - interval '1 hour';
  END
$$;
