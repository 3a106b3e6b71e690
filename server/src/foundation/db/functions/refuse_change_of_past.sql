CREATE OR REPLACE FUNCTION public.refuse_change_of_past()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    RAISE EXCEPTION 'What was written down stays as it is: % has no %.', TG_TABLE_NAME, TG_OP;
  END
$function$;
