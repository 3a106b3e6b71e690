-- What a generated column calls is named whole: a dump is restored without any path to search.
CREATE OR REPLACE FUNCTION words_of_term(term text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT ARRAY(
      SELECT word FROM string_to_table(public.search_fold(term), ' ') AS word
      WHERE word NOT IN ('', 'and', 'of', 'the', 'in', 'by'))
  $$;
