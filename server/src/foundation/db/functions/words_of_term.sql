CREATE OR REPLACE FUNCTION public.words_of_term(term text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    SELECT ARRAY(
      SELECT word FROM string_to_table(public.search_fold(term), ' ') AS word
      WHERE word NOT IN ('', 'and', 'of', 'the', 'in', 'by'))
  $function$;
