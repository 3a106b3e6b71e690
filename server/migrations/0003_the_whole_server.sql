CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Text as it is searched: in lower case, without accents, its words parted by nothing but spaces, so that no word is taken
-- for the name of a host or a file. unaccent() is only STABLE, since its dictionary could change.
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT translate(public.unaccent('public.unaccent'::regdictionary, lower(normalize($1, NFKC))),
      '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
  $$;
--> statement-breakpoint
ALTER TABLE tutors
  ADD COLUMN search tsvector NOT NULL DEFAULT '',
  ADD COLUMN next_free_at timestamptz,
  ADD COLUMN next_free_until timestamptz,
  ADD COLUMN calendar_version integer NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE TABLE search_words (word text PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
--> statement-breakpoint
-- Loads pg_trgm, whose setting the next function changes: only a known setting is everyone's to change.
SELECT similarity('', '');
--> statement-breakpoint
-- What finds the words that somebody typed, all of them: each as it stands, as the beginning of a word, or, from four letters
-- on, as a known word that differs in one letter; in two, where what was typed has six or more and is no known word itself.
-- Null where nothing of it is a word. The words reach the query quoted. A beginning is spelt out as the words that it begins,
-- unless they are many: the index finds whole words far more quickly.
CREATE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE sql STABLE STRICT
  -- One wrong letter leaves of a word of four a quarter of its trigrams.
  SET pg_trgm.similarity_threshold = 0.25
  AS $$
    SELECT string_agg('(' || concat_ws(' | ', begun, misspelt) || ')', ' & ')::tsquery
    FROM unnest(tsvector_to_array(to_tsvector('simple', search_fold(typed)))) AS asked,
      LATERAL (
        SELECT CASE
          WHEN count(*) > 30 THEN quote_literal(asked) || ':*'
          ELSE coalesce(string_agg(quote_literal(word), ' | '), quote_literal(asked)) END AS begun
        FROM (
          SELECT word FROM search_words WHERE word ~>=~ asked AND word ~<~ (asked || chr(1114111)) LIMIT 31
        ) AS beginning
      ) AS spelt_out,
      LATERAL (
        SELECT string_agg(quote_literal(word), ' | ') AS misspelt
        FROM (
          SELECT word
          FROM search_words, LATERAL (SELECT CASE
            WHEN length(asked) <= 100 AND abs(length(word) - length(asked)) <= 2
            THEN levenshtein_less_equal(asked, word, 2) END AS distance) AS compared
          WHERE length(asked) >= 4 AND word % asked AND distance BETWEEN 1 AND CASE
            WHEN length(asked) < 6 OR EXISTS (SELECT FROM search_words AS known WHERE known.word = asked) THEN 1
            ELSE 2 END
          ORDER BY distance, similarity(word, asked) DESC, word
          LIMIT 30
        ) AS nearest
      ) AS looked_up
  $$;
--> statement-breakpoint
-- What a tutor with a subject is found by, others by nothing: the words of name, subjects and bio; and, for the list's filters, "subject:<id>" and
-- "day:<weekday>" for each subject and each day with hours. Nobody can type these: a folded word has no colon. One index
-- for all of it, and the statistics of one column, let the planner see how rare a combination is.
CREATE FUNCTION tutor_search_document(tutor uuid) RETURNS tsvector LANGUAGE sql STABLE
  AS $$
    SELECT CASE WHEN taught.names IS NULL THEN '' ELSE
      to_tsvector('simple', search_fold(concat_ws(' ', u.name, t.bio, taught.names)))
      || array_to_tsvector(taught.marks || coalesce(kept.marks, '{}')) END
    FROM tutors t JOIN users u ON u.id = t.id,
      LATERAL (
        SELECT string_agg(s.name, ' ') AS names, array_agg('subject:' || s.id) AS marks
        FROM tutor_subjects ts JOIN subjects s ON s.id = ts.subject_id WHERE ts.tutor_id = t.id) AS taught,
      LATERAL (SELECT array_agg(DISTINCT 'day:' || a.day) AS marks FROM availability a WHERE a.tutor_id = t.id) AS kept
    WHERE t.id = tutor
  $$;
--> statement-breakpoint
-- The words of a tutor's document, without the marks of the filters.
CREATE FUNCTION words_of(document tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE
  AS $$ SELECT lexeme FROM unnest(tsvector_to_array(document)) AS lexeme WHERE strpos(lexeme, ':') = 0 $$;
--> statement-breakpoint
UPDATE tutors SET search = tutor_search_document(id);
--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT words_of(search) FROM tutors;
--> statement-breakpoint
CREATE INDEX tutors_search ON tutors USING gin (search);
--> statement-breakpoint
-- How often some thousands of words occur, so that the planner walks an order's index for the common ones alone.
ALTER TABLE tutors ALTER COLUMN search SET STATISTICS 500;
--> statement-breakpoint
CREATE INDEX tutors_recommended
  ON tutors (((rating_sum + 20) * 1000 / (rating_count + 5)) DESC, id DESC) WHERE hourly_rate IS NOT NULL;
--> statement-breakpoint
CREATE INDEX tutors_rate ON tutors (hourly_rate, id) WHERE hourly_rate IS NOT NULL;
--> statement-breakpoint
CREATE INDEX tutors_rating
  ON tutors ((CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum * 1000 / rating_count END) DESC, rating_count DESC, id DESC)
  WHERE hourly_rate IS NOT NULL;
--> statement-breakpoint
CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL CHECK (event IN (
    'signed-in', 'sign-in-failed', 'password-changed', 'password-reset', 'link-requested', 'linked', 'unlinked')),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  other_id uuid REFERENCES users (id) ON DELETE SET NULL,
  network text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE INDEX audit_events_sign_ins ON audit_events (user_id, id DESC) WHERE event = 'signed-in';
--> statement-breakpoint
CREATE INDEX audit_events_at ON audit_events (at);
--> statement-breakpoint
-- For whoever keeps the server running: everything that was recorded, the bookings' timelines among it.
CREATE VIEW audit_log AS
  SELECT id, at, event, user_id, actor_id, other_id, NULL::uuid AS booking_id, NULL::text AS reason, network, user_agent
  FROM audit_events
  UNION ALL
  SELECT e.id, e.at, 'booking-' || e.status, b.student_id, e.actor_id, b.tutor_id, e.booking_id, e.reason, '', ''
  FROM booking_events e JOIN bookings b ON b.id = e.booking_id;
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
--> statement-breakpoint
CREATE TABLE booking_reminders (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  hours smallint NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, hours)
);
--> statement-breakpoint
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- The requests that nobody has answered for too long: the clock looks for them at every turn.
CREATE INDEX bookings_unanswered ON bookings (created_at) WHERE status = 'pending';
