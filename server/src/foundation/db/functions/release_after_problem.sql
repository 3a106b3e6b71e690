CREATE OR REPLACE FUNCTION public.release_after_problem()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE payments SET release_at = release_moment(bookings), release_tries = 0 FROM bookings
      WHERE bookings.id = NEW.booking_id AND booking_id = NEW.booking_id AND payments.status IN ('paid', 'part_refunded')
        AND released_at IS NULL;
    RETURN NULL;
  END
$function$;
