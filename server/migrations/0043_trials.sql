-- Trial lessons. Paise; null: the tutor offers none.
ALTER TABLE tutors ADD COLUMN trial_price integer CHECK (trial_price >= 0);
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN is_trial boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The month of a trial lesson, and which of the student's it is in that.
ALTER TABLE bookings ADD COLUMN trial_month date;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN trial_place smallint;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_trial_place
  CHECK (is_trial = (trial_month IS NOT NULL) AND is_trial = (trial_place IS NOT NULL) AND trial_place BETWEEN 1 AND 3);
--> statement-breakpoint
-- What was declined, cancelled or has expired was none.
CREATE UNIQUE INDEX bookings_trial_of_pair ON bookings (student_id, tutor_id)
  WHERE is_trial AND status IN ('pending', 'accepted', 'completed');
--> statement-breakpoint
CREATE UNIQUE INDEX bookings_trials_of_month ON bookings (student_id, trial_month, trial_place)
  WHERE is_trial AND status IN ('pending', 'accepted', 'completed');
--> statement-breakpoint
-- The first place that is free. Of two that see the same one the index lets one in.
CREATE FUNCTION place_trial() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.trial_month := date_trunc('month', NEW.starts_at AT TIME ZONE 'UTC')::date;
    SELECT min(place) INTO NEW.trial_place FROM generate_series(1, 3) AS place
      WHERE NOT EXISTS (
        SELECT FROM bookings WHERE student_id = NEW.student_id AND trial_month = NEW.trial_month AND trial_place = place
          AND is_trial AND status IN ('pending', 'accepted', 'completed'));
    IF NEW.trial_place IS NULL THEN
      RAISE EXCEPTION 'no trial lessons are left in this month'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'bookings_trials_of_month';
    END IF;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_place_trial BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.is_trial) EXECUTE FUNCTION place_trial();
