CREATE OR REPLACE FUNCTION public.forget_what_is_taught()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    DELETE FROM tutor_subjects WHERE tutor_id = OLD.id;
    RETURN OLD;
  END
$function$;
