-- A lesson's room: what was drawn and written in it, in one order, and who was there.
CREATE TABLE lesson_rooms (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  last_seq integer NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0,
  is_locked boolean NOT NULL DEFAULT false,
  student_agrees boolean NOT NULL DEFAULT false,
  tutor_agrees boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE TABLE lesson_events (
  booking_id uuid NOT NULL REFERENCES lesson_rooms ON DELETE CASCADE,
  seq integer NOT NULL,
  id text NOT NULL,
  by_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  -- JSON, which is passed on as it stands: as jsonb it would be taken apart and put together with each reading.
  body text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, seq),
  UNIQUE (booking_id, id)
);
--> statement-breakpoint
CREATE TABLE lesson_files (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  by_id uuid NOT NULL REFERENCES users,
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE lesson_files ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE INDEX lesson_files_booking ON lesson_files (booking_id);
--> statement-breakpoint
CREATE TABLE lesson_presence (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  server_id text NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  left_at timestamptz
);
--> statement-breakpoint
CREATE INDEX lesson_presence_booking ON lesson_presence (booking_id, user_id);
--> statement-breakpoint
-- Puts operations into the log of a room, in one statement and so in one round trip: one batch a room at a time, numbers
-- without a gap and in the order of the commits, an operation that is known already once. What is about the order itself is
-- decided here: the lock of the board, undo of nobody's but one's own, and how much a lesson holds. For each operation, by its
-- place: its number, whether it was known, or why it is refused.
CREATE FUNCTION append_lesson_events(
  room uuid, ids text[], people uuid[], by_tutor boolean[], kinds text[], bodies text[], most_bytes integer, most_events integer
) RETURNS TABLE (place integer, seq integer, at timestamptz, is_known boolean, refusal text)
LANGUAGE plpgsql VOLATILE AS $$
  #variable_conflict use_column
  DECLARE
    state lesson_rooms%ROWTYPE;
    one integer;
    moment timestamptz;
    known lesson_events%ROWTYPE;
    why text;
    size integer;
  BEGIN
    SELECT * INTO STRICT state FROM lesson_rooms WHERE booking_id = room FOR UPDATE;
    moment := clock_timestamp();
    FOR one IN 1 .. cardinality(ids) LOOP
      SELECT * INTO known FROM lesson_events WHERE booking_id = room AND id = ids[one];
      IF FOUND THEN
        RETURN QUERY SELECT one, known.seq, known.at, true, NULL::text;
        CONTINUE;
      END IF;
      size := octet_length(bodies[one]);
      why := CASE
        WHEN kinds[one] NOT IN ('chat', 'watch') AND state.is_locked AND NOT by_tutor[one] THEN 'board_locked'
        WHEN state.last_seq >= most_events OR state.bytes + size > most_bytes THEN 'room_full'
        WHEN kinds[one] = 'restore' AND NOT EXISTS (
          SELECT FROM lesson_events
          WHERE booking_id = room AND id = bodies[one]::json ->> 'of' AND by_id = people[one]) THEN 'not_found'
        WHEN kinds[one] = 'image' AND NOT EXISTS (
          SELECT FROM lesson_files
          WHERE booking_id = room AND lesson_files.id = (bodies[one]::json ->> 'file')::uuid) THEN 'not_found'
      END;
      IF why IS NOT NULL THEN
        RETURN QUERY SELECT one, NULL::integer, NULL::timestamptz, false, why;
        CONTINUE;
      END IF;
      state.last_seq := state.last_seq + 1;
      state.bytes := state.bytes + size;
      IF kinds[one] = 'lock' THEN
        state.is_locked := (bodies[one]::json ->> 'on')::boolean;
      ELSIF kinds[one] = 'watch' AND by_tutor[one] THEN
        state.tutor_agrees := (bodies[one]::json ->> 'agree')::boolean;
      ELSIF kinds[one] = 'watch' THEN
        state.student_agrees := (bodies[one]::json ->> 'agree')::boolean;
      END IF;
      INSERT INTO lesson_events (booking_id, seq, id, by_id, kind, body, at)
        VALUES (room, state.last_seq, ids[one], people[one], kinds[one], bodies[one], moment);
      RETURN QUERY SELECT one, state.last_seq, moment, false, NULL::text;
    END LOOP;
    UPDATE lesson_rooms SET
      last_seq = state.last_seq, bytes = state.bytes, is_locked = state.is_locked,
      student_agrees = state.student_agrees, tutor_agrees = state.tutor_agrees
    WHERE booking_id = room;
  END
$$;
