CREATE OR REPLACE FUNCTION public.search_reading(typed text[])
 RETURNS TABLE(place integer, pieces jsonb, subjects jsonb)
 LANGUAGE sql
 STABLE STRICT
 SET "pg_trgm.similarity_threshold" TO '0.25'
AS $function$
    WITH terms AS MATERIALIZED (
      SELECT subject_id, rank, position, word,
        jsonb_build_object('_id', subject_id, 'name', name, 'topic', CASE kind WHEN 'topic' THEN term END) AS subject
      FROM known_terms, unnest(words) AS word
    )
    SELECT word.place::integer, known.pieces, coalesce(meant.subjects, misspelt.subjects, '[]')
    FROM unnest(typed) WITH ORDINALITY AS word (typed, place),
      LATERAL (SELECT search_fold(word.typed) AS asked) AS folded,
      LATERAL (
        SELECT jsonb_agg(found.subject) AS subjects, bool_or(found.is_whole) AS is_whole
        FROM (
          SELECT DISTINCT ON (subject_id) terms.word = asked AS is_whole, subject
          FROM terms WHERE terms.word = asked OR (length(asked) >= 3 AND starts_with(terms.word, asked))
          ORDER BY subject_id, terms.word = asked DESC, rank, position
        ) AS found
      ) AS meant,
      LATERAL (
        SELECT coalesce(jsonb_agg(jsonb_build_object('isBeginning', is_beginning, 'word', piece, 'known', words)), '[]') AS pieces,
          coalesce(bool_or(words <> '[]'), false) AS is_known
        FROM unnest(tsvector_to_array(to_tsvector('simple', asked))) AS piece,
          LATERAL (
            SELECT count(*) > 30 AS is_beginning, coalesce(array_agg(word), '{}') AS begun
            FROM (
              SELECT search_words.word FROM search_words
              WHERE search_words.word ~>=~ piece AND search_words.word ~<~ (piece || chr(1114111)) LIMIT 31
            ) AS beginning
          ) AS spelt_out,
          LATERAL (
            SELECT coalesce(array_agg(word), '{}') AS alike
            FROM (
              SELECT word
              FROM search_words, LATERAL (SELECT CASE
                WHEN length(piece) <= 100 AND abs(length(word) - length(piece)) <= 2
                THEN levenshtein_less_equal(piece, word, 2) END AS distance) AS compared
              WHERE length(piece) >= 4 AND meant.is_whole IS NOT TRUE AND word % piece AND distance BETWEEN 1 AND CASE
                WHEN length(piece) < 6 OR EXISTS (SELECT FROM search_words AS known WHERE known.word = piece) THEN 1
                ELSE 2 END
              ORDER BY distance, similarity(word, piece) DESC, word
              LIMIT 30
            ) AS nearest
          ) AS looked_up,
          LATERAL (SELECT to_jsonb(CASE WHEN is_beginning THEN alike ELSE begun || alike END) AS words) AS together
      ) AS known,
      LATERAL (
        SELECT jsonb_agg(found.subject) AS subjects
        FROM (
          SELECT DISTINCT ON (subject_id) subject
          FROM terms
          WHERE meant.subjects IS NULL AND NOT known.is_known AND length(asked) BETWEEN 5 AND 100
            AND abs(length(terms.word) - length(asked)) <= 1 AND levenshtein_less_equal(asked, terms.word, 1) = 1
          ORDER BY subject_id, rank, position
        ) AS found
      ) AS misspelt
  $function$;
