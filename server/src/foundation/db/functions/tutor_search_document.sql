CREATE OR REPLACE FUNCTION public.tutor_search_document(tutor uuid)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
    SELECT CASE WHEN taught.names IS NULL THEN '' ELSE
      to_tsvector('simple', search_fold(concat_ws(' ', u.name, t.bio, taught.names)))
      || array_to_tsvector(taught.marks || said.marks || coalesce(kept.marks, '{}')) END
    FROM tutors t JOIN users u ON u.id = t.id,
      LATERAL (
        SELECT string_agg(s.name, ' ') AS names, array_agg('subject:' || s.id) AS marks
        FROM tutor_subjects ts JOIN subjects s ON s.id = ts.subject_id WHERE ts.tutor_id = t.id) AS taught,
      LATERAL (
        SELECT ARRAY(
          SELECT 'level:' || one FROM jsonb_array_elements_text(t.levels) AS one
          UNION ALL SELECT 'board:' || one FROM jsonb_array_elements_text(t.boards) AS one
          UNION ALL SELECT 'language:' || one FROM jsonb_array_elements_text(t.languages) AS one) AS marks) AS said,
      LATERAL (
        SELECT array_agg(DISTINCT mark) AS marks
        FROM availability a LEFT JOIN LATERAL times_of_day(a.start_minute, a.end_minute) AS part ON true,
          LATERAL (VALUES ('day:' || a.day), ('time:' || part), ('day:' || a.day || ':' || part)) AS made (mark)
        WHERE a.tutor_id = t.id AND mark IS NOT NULL) AS kept
    WHERE t.id = tutor
  $function$;
