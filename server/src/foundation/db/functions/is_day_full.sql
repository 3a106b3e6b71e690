CREATE OR REPLACE FUNCTION public.is_day_full(tutor uuid, day_start timestamp with time zone, day_end timestamp with time zone, except_id uuid, waits_for interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    most integer;
  BEGIN
    SELECT lessons_a_day INTO most FROM tutors WHERE id = tutor;
    IF most IS NULL THEN
      RETURN false;
    END IF;
    RETURN most <= (
      SELECT count(*) FROM bookings
      WHERE tutor_id = tutor AND starts_at >= day_start AND starts_at < day_end AND id IS DISTINCT FROM except_id
        AND (status IN ('accepted', 'completed')
          OR status = 'pending' AND starts_at > now() AND coalesce(renewed_at, created_at) + waits_for > now()));
  END
$function$;
