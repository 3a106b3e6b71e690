CREATE OR REPLACE FUNCTION public.count_listed_tutor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    WITH held AS (
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM tutor_subjects WHERE tutor_id = NEW.id)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s
    SET tutor_count = tutor_count + CASE WHEN NEW.hourly_rate IS NULL OR NEW.is_hidden THEN -1 ELSE 1 END
    FROM held WHERE s.id = held.id;
    RETURN NULL;
  END
$function$;
