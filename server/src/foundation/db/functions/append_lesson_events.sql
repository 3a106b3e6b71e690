CREATE OR REPLACE FUNCTION public.append_lesson_events(room uuid, ids text[], people uuid[], by_tutor boolean[], kinds text[], bodies text[], most_bytes integer, most_events integer)
 RETURNS TABLE(place integer, seq integer, at timestamp with time zone, is_known boolean, refusal text)
 LANGUAGE plpgsql
AS $function$
  #variable_conflict use_column
  DECLARE
    state lesson_rooms%ROWTYPE;
    one integer;
    moment timestamptz;
    known lesson_events%ROWTYPE;
    why text;
    size integer;
  BEGIN
    SELECT * INTO STRICT state FROM lesson_rooms WHERE booking_id = room FOR UPDATE;
    moment := clock_timestamp();
    FOR one IN 1 .. cardinality(ids) LOOP
      SELECT * INTO known FROM lesson_events WHERE booking_id = room AND id = ids[one];
      IF FOUND AND known.by_id = people[one] THEN
        RETURN QUERY SELECT one, known.seq, known.at, true, NULL::text;
        CONTINUE;
      ELSIF FOUND THEN
        RETURN QUERY SELECT one, NULL::integer, NULL::timestamptz, false, 'idempotency_key_reused';
        CONTINUE;
      END IF;
      size := octet_length(bodies[one]);
      why := CASE
        WHEN kinds[one] NOT IN ('chat', 'watch') AND state.is_locked AND NOT by_tutor[one] THEN 'board_locked'
        WHEN state.last_seq >= most_events OR state.bytes + size > most_bytes THEN 'room_full'
        WHEN kinds[one] = 'restore' AND NOT EXISTS (
          SELECT FROM lesson_events
          WHERE booking_id = room AND id = bodies[one]::json ->> 'of' AND by_id = people[one]) THEN 'not_found'
        WHEN kinds[one] = 'image' AND NOT EXISTS (
          SELECT FROM lesson_files
          WHERE booking_id = room AND lesson_files.id = (bodies[one]::json ->> 'file')::uuid) THEN 'not_found'
      END;
      IF why IS NOT NULL THEN
        RETURN QUERY SELECT one, NULL::integer, NULL::timestamptz, false, why;
        CONTINUE;
      END IF;
      state.last_seq := state.last_seq + 1;
      state.bytes := state.bytes + size;
      IF kinds[one] = 'lock' THEN
        state.is_locked := (bodies[one]::json ->> 'on')::boolean;
      ELSIF kinds[one] = 'watch' AND by_tutor[one] THEN
        state.tutor_agrees := (bodies[one]::json ->> 'agree')::boolean;
      ELSIF kinds[one] = 'watch' THEN
        state.student_agrees := (bodies[one]::json ->> 'agree')::boolean;
      END IF;
      INSERT INTO lesson_events (booking_id, seq, id, by_id, kind, body, at)
        VALUES (room, state.last_seq, ids[one], people[one], kinds[one], bodies[one], moment);
      RETURN QUERY SELECT one, state.last_seq, moment, false, NULL::text;
    END LOOP;
    UPDATE lesson_rooms SET
      last_seq = state.last_seq, bytes = state.bytes, is_locked = state.is_locked,
      student_agrees = state.student_agrees, tutor_agrees = state.tutor_agrees
    WHERE booking_id = room;
  END
$function$;
