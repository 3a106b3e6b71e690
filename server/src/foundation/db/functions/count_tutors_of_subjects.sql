CREATE OR REPLACE FUNCTION public.count_tutors_of_subjects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    WITH changed AS (
      SELECT c.subject_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS change
      FROM changed_rows c JOIN tutors t ON t.id = c.tutor_id
      WHERE t.hourly_rate IS NOT NULL AND NOT t.is_hidden GROUP BY c.subject_id
    ), held AS (
      -- In one order, so that two of these cannot wait for each other.
      SELECT id FROM subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE subjects s SET tutor_count = tutor_count + changed.change
    FROM changed JOIN held ON held.id = changed.subject_id WHERE s.id = changed.subject_id;
    RETURN NULL;
  END
$function$;
