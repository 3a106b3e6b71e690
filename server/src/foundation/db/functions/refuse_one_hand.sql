CREATE OR REPLACE FUNCTION public.refuse_one_hand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF EXISTS (SELECT operator_hands(NEW.asked_by) INTERSECT SELECT operator_hands(NEW.decided_by)) THEN
      RAISE EXCEPTION 'These two operators are not independent of each other.'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'desk_approvals_independent';
    END IF;
    RETURN NEW;
  END
$function$;
