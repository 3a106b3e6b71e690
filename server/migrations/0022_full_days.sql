-- Both are VOLATILE for a reason: within a statement that had to wait for others they see what these have done.
--
-- Whether a tutor has as many lessons on a day as the tutor gives. A request counts until it has waited for too long.
CREATE FUNCTION is_day_full(
  tutor uuid, day_start timestamptz, day_end timestamptz, except_id uuid, waits_for interval
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
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
$$;
--> statement-breakpoint
-- Whether a request is accepted by itself. One who has had no lesson at all has one such lesson with a tutor at a time, so that
-- a throw-away account cannot fill a calendar that takes everybody.
CREATE FUNCTION is_accepted_by_itself(student uuid, tutor uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
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
$$;
