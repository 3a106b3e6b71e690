-- When the money that is held for a lesson is looked at next, to become the tutor's; null: it is not held. A day after the lesson's end, as
-- long as a lesson can be reported; at once for a cancelled one, whose rest a dispute had kept. Triggers write it, so that whatever
-- moves a lesson or its payment, this follows. Rules are in `releaseEarned`: this only says when to ask them.
ALTER TABLE payments ADD COLUMN release_at timestamptz, ADD COLUMN release_tries smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE FUNCTION release_moment(booking bookings) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE booking.status WHEN 'cancelled' THEN now() ELSE booking.ends_at + interval '24 hours' END
$$;
--> statement-breakpoint
UPDATE payments SET release_at = release_moment(bookings) FROM bookings
  WHERE bookings.id = booking_id AND payments.status IN ('paid', 'part_refunded') AND released_at IS NULL;
--> statement-breakpoint
CREATE INDEX payments_release ON payments (release_at) WHERE release_at IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION plan_release() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status IN ('paid', 'part_refunded') AND NEW.released_at IS NULL THEN
      NEW.release_at := coalesce(NEW.release_at, (SELECT release_moment(bookings) FROM bookings WHERE id = NEW.booking_id));
    ELSE
      NEW.release_at := NULL;
    END IF;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_release BEFORE INSERT OR UPDATE OF status, released_at ON payments
  FOR EACH ROW EXECUTE FUNCTION plan_release();
--> statement-breakpoint
CREATE FUNCTION plan_release_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE payments SET release_at = release_moment(NEW), release_tries = 0
      WHERE booking_id = NEW.id AND status IN ('paid', 'part_refunded') AND released_at IS NULL;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER booking_release AFTER UPDATE OF ends_at, status ON bookings FOR EACH ROW
  WHEN (OLD.ends_at <> NEW.ends_at OR (OLD.status = 'cancelled') <> (NEW.status = 'cancelled'))
  EXECUTE FUNCTION plan_release_of_booking();
--> statement-breakpoint
-- What kept the money held is over: it is looked at at once.
CREATE FUNCTION release_after_problem() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE payments SET release_at = release_moment(bookings), release_tries = 0 FROM bookings
      WHERE bookings.id = NEW.booking_id AND booking_id = NEW.booking_id AND payments.status IN ('paid', 'part_refunded')
        AND released_at IS NULL;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER problem_release AFTER UPDATE OF status ON lesson_problems FOR EACH ROW
  WHEN (NEW.status IN ('agreed', 'decided', 'withdrawn')) EXECUTE FUNCTION release_after_problem();
--> statement-breakpoint
CREATE FUNCTION release_after_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE payments SET release_at = release_moment(bookings), release_tries = 0 FROM captures, bookings
      WHERE captures.provider = NEW.provider AND captures.ref = NEW.capture_ref AND payments.id = captures.payment_id
        AND bookings.id = payments.booking_id AND payments.status IN ('paid', 'part_refunded') AND released_at IS NULL;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER dispute_release AFTER UPDATE OF status ON disputes FOR EACH ROW
  WHEN (NEW.status <> 'open') EXECUTE FUNCTION release_after_dispute();
