CREATE OR REPLACE FUNCTION public.raise_booking_sequence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.sequence := least(OLD.sequence::integer + 1, 32767);
    RETURN NEW;
  END
$function$;
