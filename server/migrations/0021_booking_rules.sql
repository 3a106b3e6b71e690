-- How a tutor takes bookings. The notice was none before there was a choice.
ALTER TABLE tutors
  ADD COLUMN notice_minutes smallint NOT NULL DEFAULT 120 CHECK (notice_minutes BETWEEN 0 AND 10080),
  ADD COLUMN gap_minutes smallint NOT NULL DEFAULT 0 CHECK (gap_minutes IN (0, 5, 10, 15, 30, 45, 60)),
  ADD COLUMN window_days smallint NOT NULL DEFAULT 90 CHECK (window_days BETWEEN 7 AND 90),
  ADD COLUMN lessons_a_day smallint CHECK (lessons_a_day BETWEEN 1 AND 16),
  ADD COLUMN step_minutes smallint NOT NULL DEFAULT 30 CHECK (step_minutes IN (15, 30, 60)),
  ADD COLUMN auto_accept text NOT NULL DEFAULT 'nobody' CHECK (auto_accept IN ('nobody', 'known', 'all'));
--> statement-breakpoint
-- Days and minutes are wall clock in the tutor's zone, as the week is; both minutes null: the whole day.
CREATE TABLE availability_exceptions (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES tutors (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('off', 'extra')),
  start_minute smallint,
  end_minute smallint,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (last_day - first_day BETWEEN 0 AND 365),
  CHECK ((start_minute IS NULL) = (end_minute IS NULL)),
  CHECK (start_minute IS NOT NULL OR kind = 'off'),
  CHECK (start_minute BETWEEN 0 AND 1439 AND end_minute BETWEEN 1 AND 1440 AND end_minute > start_minute)
);
--> statement-breakpoint
CREATE INDEX availability_exceptions_tutor ON availability_exceptions (tutor_id, last_day);
--> statement-breakpoint
-- A tutor's time is taken until the gap after the lesson is over. Since every lesson has its gap after it, there is one before
-- each as well.
ALTER TABLE bookings ADD COLUMN free_at timestamptz;
--> statement-breakpoint
UPDATE bookings SET free_at = ends_at;
--> statement-breakpoint
ALTER TABLE bookings ALTER COLUMN free_at SET NOT NULL;
--> statement-breakpoint
ALTER TABLE bookings DROP CONSTRAINT bookings_tutor_no_overlap;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_tutor_no_overlap
  EXCLUDE USING gist (tutor_id WITH =, tstzrange(starts_at, free_at, '[)') WITH &&)
  WHERE (status IN ('pending', 'accepted'));
--> statement-breakpoint
-- Here, so that nobody who writes a lesson's time can forget it. The gap is the tutor's at that moment: another one later holds
-- for lessons that are made or moved from then on.
CREATE FUNCTION set_free_at() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.free_at = NEW.ends_at
      + make_interval(mins => coalesce((SELECT gap_minutes FROM tutors WHERE id = NEW.tutor_id), 0));
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER booking_free_at BEFORE INSERT OR UPDATE OF starts_at, ends_at, tutor_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION set_free_at();
