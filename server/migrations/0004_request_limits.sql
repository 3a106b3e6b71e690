-- Until when a student has asked for enough: of this tutor, where the student has made `in_an_hour` requests within the last
-- hour; and of all tutors, where as many requests as `at_once` wait for an answer. Null: there is room. It is VOLATILE for a
-- reason: within a statement that had to wait for others it sees what they have done.
CREATE FUNCTION requests_of(
  student uuid, tutor uuid, in_an_hour integer, at_once integer, waits_for interval,
  OUT paced_until timestamptz, OUT full_until timestamptz
) LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    SELECT
      (array_agg(created_at ORDER BY created_at DESC)
        FILTER (WHERE tutor_id = tutor AND created_at > now() - interval '1 hour'))[in_an_hour] + interval '1 hour',
      (array_agg(expires_at ORDER BY expires_at DESC) FILTER (WHERE status = 'pending' AND expires_at > now()))[at_once]
    INTO paced_until, full_until
    FROM bookings, LATERAL (SELECT least(starts_at, created_at + waits_for) AS expires_at) AS unanswered
    -- What was asked for within the last hour had not begun then; so the index leaves out the lessons of the past.
    WHERE student_id = student AND starts_at > now() - interval '1 hour';
  END
$$;
