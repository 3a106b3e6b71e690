-- Weekly lessons that were asked for at once. Each is a booking of its own, with a life of its own.
CREATE TABLE booking_series (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES users,
  tutor_id uuid NOT NULL REFERENCES tutors,
  subject_id uuid NOT NULL REFERENCES subjects,
  booked_by uuid NOT NULL REFERENCES users,
  weeks smallint NOT NULL CHECK (weeks BETWEEN 2 AND 12),
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE bookings
  ADD COLUMN series_id uuid REFERENCES booking_series,
  ADD COLUMN series_position smallint CHECK (series_position BETWEEN 1 AND 12),
  ADD CHECK ((series_id IS NULL) = (series_position IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX bookings_series ON bookings (series_id, series_position) WHERE series_id IS NOT NULL;
