CREATE OR REPLACE FUNCTION public.note_changed_page_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE tutors SET page_changed_at = now() WHERE id = NEW.id;
    RETURN NULL;
  END
$function$;
