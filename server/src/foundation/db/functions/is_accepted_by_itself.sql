CREATE OR REPLACE FUNCTION public.is_accepted_by_itself(student uuid, tutor uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    whose text;
  BEGIN
    SELECT auto_accept INTO whose FROM tutors WHERE id = tutor;
    RETURN CASE whose
      WHEN 'known' THEN EXISTS (
        SELECT FROM bookings
        WHERE student_id = student AND tutor_id = tutor AND ends_at <= now() AND status IN ('accepted', 'completed'))
      WHEN 'all' THEN EXISTS (
        SELECT FROM bookings
        WHERE student_id = student AND ends_at <= now() AND status IN ('accepted', 'completed'))
        OR NOT EXISTS (
          SELECT FROM bookings
          WHERE student_id = student AND tutor_id = tutor AND ends_at > now() AND status = 'accepted')
      ELSE false
    END;
  END
$function$;
