CREATE OR REPLACE FUNCTION public.plan_release()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF NEW.status IN ('paid', 'part_refunded') AND NEW.released_at IS NULL THEN
      NEW.release_at := coalesce(NEW.release_at, (SELECT release_moment(bookings) FROM bookings WHERE id = NEW.booking_id));
    ELSE
      NEW.release_at := NULL;
    END IF;
    RETURN NEW;
  END
$function$;
