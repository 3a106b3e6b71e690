CREATE OR REPLACE FUNCTION public.follow_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE
    last timestamptz;
  BEGIN
    SELECT coalesce(until, 'infinity') INTO last FROM suspensions WHERE user_id = NEW.user_id AND ended_at IS NULL;
    UPDATE users SET suspended_until = last WHERE id = NEW.user_id;
    UPDATE tutors SET is_hidden = last IS NOT NULL, calendar_version = calendar_version + 1, next_free_until = NULL
    WHERE id = NEW.user_id;
    -- Open pages are cut off, and come back to be told.
    IF last IS NOT NULL THEN
      PERFORM pg_notify('paadam_ended_sessions', id::text) FROM sessions WHERE user_id = NEW.user_id;
    END IF;
    RETURN NULL;
  END
$function$;
