CREATE OR REPLACE FUNCTION public.refuse_refunds_above_capture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE
    came integer;
    wanted bigint;
  BEGIN
    SELECT amount INTO came FROM captures WHERE provider = NEW.provider AND ref = NEW.capture_ref FOR NO KEY UPDATE;
    SELECT coalesce(sum(amount), 0) INTO wanted FROM refunds
      WHERE provider = NEW.provider AND capture_ref = NEW.capture_ref;
    IF wanted + NEW.amount > came THEN
      RAISE EXCEPTION 'more would go back than came' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_covered';
    END IF;
    RETURN NEW;
  END
$function$;
