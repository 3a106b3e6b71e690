-- The parts of a tutor's day in which a lesson of an hour can begin between two minutes of the clock: before 12, from then
-- to 17, and after. `minutesOfDay` of the domain says the same.
CREATE FUNCTION times_of_day(start_minute integer, end_minute integer) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT part FROM (VALUES ('morning', 0, 720), ('afternoon', 720, 1020), ('evening', 1020, 1440)) AS parts (part, first, last)
    WHERE greatest(start_minute, first) < last AND greatest(start_minute, first) + 60 <= end_minute
  $$;
--> statement-breakpoint
-- What a tutor with a subject is found by, others by nothing: the words of name, subjects and bio; and, for the filters and
-- for what else can be looked for, a mark for each subject, level, board and language, and for each day with hours and each
-- part of it: "subject:<id>", "level:senior", "day:Monday", "time:evening", "day:Monday:evening". Nobody can type these: a
-- folded word has no colon. One index for all of it, and the statistics of one column, let the planner see how rare a
-- combination is.
CREATE OR REPLACE FUNCTION tutor_search_document(tutor uuid) RETURNS tsvector LANGUAGE sql STABLE
  AS $$
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
  $$;
--> statement-breakpoint
UPDATE tutors SET search = tutor_search_document(id);
--> statement-breakpoint
-- The words of a term, folded as those of a tutor's document; without those that hold a phrase together.
CREATE FUNCTION words_of_term(term text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT ARRAY(
      SELECT word FROM string_to_table(search_fold(term), ' ') AS word
      WHERE word NOT IN ('', 'and', 'of', 'the', 'in', 'by'))
  $$;
--> statement-breakpoint
ALTER TABLE subjects ADD COLUMN words text[] NOT NULL GENERATED ALWAYS AS (words_of_term(name)) STORED;
--> statement-breakpoint
ALTER TABLE subject_terms ADD COLUMN words text[] NOT NULL GENERATED ALWAYS AS (words_of_term(term)) STORED;
--> statement-breakpoint
-- All that a subject is known by: its name, its other names, its topics.
CREATE VIEW known_terms AS
  SELECT id AS subject_id, name, 0 AS rank, 'name' AS kind, name AS term, 0 AS position, words FROM subjects
  UNION ALL
  SELECT s.id, s.name, CASE kind WHEN 'alias' THEN 1 ELSE 2 END, kind, term, position, t.words
  FROM subject_terms t JOIN subjects s ON s.id = t.subject_id;
--> statement-breakpoint
DROP FUNCTION search_query(text);
--> statement-breakpoint
-- What each of the words that somebody typed may stand for. Subjects whose name, other names or topics have the word or
-- begin with it, from three letters on; what a subject is called may change without any tutor being indexed anew. And the
-- tutors' own words: the word as it stands, as the beginning of a word, or, from four letters on, as a known word that
-- differs in one letter; in two, where what was typed has six or more and is no known word itself. Where a word stands for
-- nothing at all, it may be a misspelt term. A word that PostgreSQL parts, as it may one of an Indian script, has several
-- pieces. A beginning is spelt out as the words that it begins, unless they are many: the index finds whole words far more
-- quickly.
CREATE FUNCTION search_reading(typed text[])
RETURNS TABLE (place integer, pieces jsonb, subjects jsonb) LANGUAGE sql STABLE STRICT
  -- One wrong letter leaves of a word of four a quarter of its trigrams.
  SET pg_trgm.similarity_threshold = 0.25
  AS $$
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
  $$;
--> statement-breakpoint
-- Who wants to be told when a subject has its first tutor.
CREATE TABLE subject_wishes (
  subject_id uuid NOT NULL REFERENCES subjects (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subject_id, user_id)
);
--> statement-breakpoint
CREATE INDEX subject_wishes_user ON subject_wishes (user_id);
