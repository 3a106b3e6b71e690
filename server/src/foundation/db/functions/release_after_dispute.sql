CREATE OR REPLACE FUNCTION public.release_after_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE payments SET release_at = release_moment(bookings), release_tries = 0 FROM captures, bookings
      WHERE captures.provider = NEW.provider AND captures.ref = NEW.capture_ref AND payments.id = captures.payment_id
        AND bookings.id = payments.booking_id AND payments.status IN ('paid', 'part_refunded') AND released_at IS NULL;
    RETURN NULL;
  END
$function$;
