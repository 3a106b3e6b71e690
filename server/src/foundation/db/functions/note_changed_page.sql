CREATE OR REPLACE FUNCTION public.note_changed_page()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    NEW.page_changed_at = now();
    RETURN NEW;
  END
$function$;
