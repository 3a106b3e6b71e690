CREATE OR REPLACE FUNCTION public.release_moment(booking bookings)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE booking.status WHEN 'cancelled' THEN now() ELSE booking.ends_at + interval '24 hours' END
$function$;
