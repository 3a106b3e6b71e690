CREATE OR REPLACE FUNCTION public.place_trial()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
