CREATE OR REPLACE FUNCTION public.requests_of(student uuid, tutor uuid, in_an_hour integer, from_lessons integer[], in_all integer[], of_one_tutor integer[], waits_for interval, OUT paced_until timestamp with time zone, OUT full_until timestamp with time zone, OUT tutor_full_until timestamp with time zone, OUT lessons integer, OUT waiting integer, OUT waiting_of_tutor integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
$function$;
