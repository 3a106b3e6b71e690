-- Whoever holds a connection of a session hears of its end, whatever has ended it.
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('paadam_ended_sessions', OLD.id::text);
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_ended_session();
