-- Who runs the marketplace. Operators are no users: no session of one kind is a session of the other.
CREATE TABLE operators (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Null until the invitation was taken up.
  password_hash text,
  rights text[] NOT NULL DEFAULT '{}'
    CHECK (rights <@ ARRAY['money', 'people', 'cases', 'verify', 'settings', 'audit']),
  -- Sealed in the place "operator:<id>".
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step integer NOT NULL DEFAULT 0,
  -- SHA-256 of the link that sets a password.
  invitation_hash text UNIQUE,
  invited_until timestamptz,
  -- Comes with the sample data, and signs in without a code while there is such.
  is_test boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz
);
--> statement-breakpoint
CREATE UNIQUE INDEX operators_email_key ON operators (lower(email));
--> statement-breakpoint
CREATE TABLE desk_sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  operator_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
  -- Whether the code was given; without it the session opens the second step alone.
  is_complete boolean NOT NULL,
  tries_left smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX desk_sessions_operator ON desk_sessions (operator_id);
--> statement-breakpoint
CREATE TABLE desk_events (
  id uuid PRIMARY KEY,
  -- Null: done from the server's own command line, or by nobody who is known.
  operator_id uuid REFERENCES operators,
  action text NOT NULL,
  about_kind text CHECK (about_kind IN ('person', 'booking', 'operator', 'approval')),
  about_id uuid,
  detail jsonb NOT NULL DEFAULT '{}',
  network text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX desk_events_about ON desk_events (about_id, id);
--> statement-breakpoint
CREATE INDEX desk_events_operator ON desk_events (operator_id, id);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_past() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'What was written down stays as it is: % has no %.', TG_TABLE_NAME, TG_OP;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_past();
--> statement-breakpoint
-- An act that waits for a second operator.
CREATE TABLE desk_approvals (
  id uuid PRIMARY KEY,
  act text NOT NULL,
  about_id uuid NOT NULL,
  detail jsonb NOT NULL,
  asked_by uuid NOT NULL REFERENCES operators,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answer text CHECK (answer IN ('approved', 'refused', 'withdrawn')),
  decided_by uuid REFERENCES operators,
  decided_at timestamptz,
  CHECK ((answer IS NULL) = (decided_by IS NULL) AND (answer IS NULL) = (decided_at IS NULL)),
  -- Two operators, whatever the server thinks; who asked may take it back.
  CHECK (answer = 'withdrawn' OR decided_by <> asked_by)
);
--> statement-breakpoint
CREATE UNIQUE INDEX desk_approvals_waiting ON desk_approvals (act, about_id) WHERE answer IS NULL;
--> statement-breakpoint
CREATE TABLE suspensions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- Null: for good.
  until timestamptz,
  begun_by uuid REFERENCES operators,
  ended_at timestamptz,
  -- Null: its time was up.
  ended_by uuid REFERENCES operators
);
--> statement-breakpoint
CREATE UNIQUE INDEX suspensions_one_at_a_time ON suspensions (user_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX suspensions_user ON suspensions (user_id, begun_at);
--> statement-breakpoint
-- Both follow from `suspensions`, so that what is asked at each call, and of each tutor, is in the row that is read anyway.
ALTER TABLE users ADD COLUMN suspended_until timestamptz;
--> statement-breakpoint
ALTER TABLE tutors ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE FUNCTION follow_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    last timestamptz;
  BEGIN
    SELECT coalesce(until, 'infinity') INTO last FROM suspensions WHERE user_id = NEW.user_id AND ended_at IS NULL;
    UPDATE users SET suspended_until = last WHERE id = NEW.user_id;
    UPDATE tutors SET is_hidden = last IS NOT NULL, calendar_version = calendar_version + 1, next_free_until = NULL
    WHERE id = NEW.user_id;
    -- Open pages are cut off, and come back to be told.
    IF last IS NOT NULL THEN
      PERFORM pg_notify('paadam_ended_sessions', id::text) FROM sessions WHERE user_id = NEW.user_id;
    END IF;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER suspension_followed AFTER INSERT OR UPDATE ON suspensions
  FOR EACH ROW EXECUTE FUNCTION follow_suspension();
--> statement-breakpoint
-- Nobody who is suspended gets a new lesson. Asked once the locks of both calendars are held, so that a suspension under way
-- either sees the booking and cancels it, or is seen here.
CREATE FUNCTION refuse_lesson_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM users WHERE id IN (NEW.student_id, NEW.tutor_id) AND suspended_until > now()) THEN
      RAISE EXCEPTION 'One of them is suspended.' USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_of_suspended';
    END IF;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_of_suspended BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'accepted')) EXECUTE FUNCTION refuse_lesson_of_suspended();
--> statement-breakpoint
-- Which operator did it; the actor is null then.
ALTER TABLE booking_events ADD COLUMN operator_id uuid REFERENCES operators;
--> statement-breakpoint
-- Who is hidden counts as little as who has no rate.
CREATE OR REPLACE FUNCTION count_tutors_of_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH changed AS (
      SELECT c.subject_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS change
      FROM changed_rows c JOIN tutors t ON t.id = c.tutor_id
      WHERE t.hourly_rate IS NOT NULL AND NOT t.is_hidden GROUP BY c.subject_id
    ), held AS (
      -- In one order, so that two of these cannot wait for each other.
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s SET tutor_count = tutor_count + changed.change
    FROM changed JOIN held ON held.id = changed.subject_id WHERE s.id = changed.subject_id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_listed_tutor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH held AS (
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM tutor_subjects WHERE tutor_id = NEW.id)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s
    SET tutor_count = tutor_count + CASE WHEN NEW.hourly_rate IS NULL OR NEW.is_hidden THEN -1 ELSE 1 END
    FROM held WHERE s.id = held.id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
DROP TRIGGER tutor_listed ON tutors;
--> statement-breakpoint
CREATE TRIGGER tutor_listed AFTER UPDATE OF hourly_rate, is_hidden ON tutors
  FOR EACH ROW WHEN ((OLD.hourly_rate IS NULL OR OLD.is_hidden) <> (NEW.hourly_rate IS NULL OR NEW.is_hidden))
  EXECUTE FUNCTION count_listed_tutor();
--> statement-breakpoint
-- What is done at the desk, among all else that was recorded. An operator is no user, so who did it stands in `desk_events`.
CREATE OR REPLACE VIEW audit_log AS
  SELECT id, at, event, user_id, actor_id, other_id, NULL::uuid AS booking_id, NULL::text AS reason, network, user_agent,
    NULL::timestamptz AS from_at, NULL::timestamptz AS to_at
  FROM audit_events
  UNION ALL
  SELECT e.id, e.at, 'booking-' || coalesce(e.status, e.kind), b.student_id, e.actor_id, b.tutor_id, e.booking_id, e.reason,
    '', '', e.from_at, e.to_at
  FROM booking_events e JOIN bookings b ON b.id = e.booking_id
  UNION ALL
  SELECT p.id, moment.at, moment.event, b.student_id, p.user_id, b.tutor_id, p.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_presence p JOIN bookings b ON b.id = p.booking_id
    CROSS JOIN LATERAL (VALUES (p.joined_at, 'room-entered'), (p.left_at, 'room-left')) AS moment (at, event)
  WHERE moment.at IS NOT NULL
  UNION ALL
  -- Operations have no id that is theirs alone.
  SELECT NULL, e.at, CASE
      WHEN e.kind = 'lock' AND (e.body::json ->> 'on')::boolean THEN 'board-locked'
      WHEN e.kind = 'lock' THEN 'board-unlocked'
      WHEN (e.body::json ->> 'agree')::boolean THEN 'watch-agreed'
      ELSE 'watch-withdrawn'
    END, b.student_id, e.by_id, b.tutor_id, e.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_events e JOIN bookings b ON b.id = e.booking_id
  WHERE e.kind IN ('lock', 'watch')
  UNION ALL
  SELECT f.id, f.created_at, 'image-added', b.student_id, f.by_id, b.tutor_id, f.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_files f JOIN bookings b ON b.id = f.booking_id
  UNION ALL
  SELECT id, at, 'desk-' || action, CASE about_kind WHEN 'person' THEN about_id END, NULL, NULL,
    CASE about_kind WHEN 'booking' THEN about_id END, detail ->> 'reason', network, '', NULL, NULL
  FROM desk_events;
