CREATE OR REPLACE FUNCTION public.plan_release_of_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE payments SET release_at = release_moment(NEW), release_tries = 0
      WHERE booking_id = NEW.id AND status IN ('paid', 'part_refunded') AND released_at IS NULL;
    RETURN NULL;
  END
$function$;
