CREATE OR REPLACE FUNCTION public.refuse_lesson_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF EXISTS (SELECT FROM users WHERE id IN (NEW.student_id, NEW.tutor_id) AND suspended_until > now()) THEN
      RAISE EXCEPTION 'One of them is suspended.' USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_of_suspended';
    END IF;
    RETURN NEW;
  END
$function$;
