CREATE OR REPLACE FUNCTION public.set_free_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.free_at = NEW.ends_at
      + make_interval(mins => coalesce((SELECT gap_minutes FROM tutors WHERE id = NEW.tutor_id), 0));
    RETURN NEW;
  END
$function$;
