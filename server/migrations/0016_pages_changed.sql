-- When what a tutor's page says last changed, for search engines: open times are no news to them, so bookings, which write the
-- row as well, leave it alone. The words that a tutor is found by hold the name, the subjects and the hours.
ALTER TABLE tutors ADD COLUMN page_changed_at timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
UPDATE tutors SET page_changed_at = greatest(
  (SELECT created_at FROM users WHERE users.id = tutors.id),
  (SELECT max(created_at) FROM reviews WHERE tutor_id = tutors.id));
--> statement-breakpoint
CREATE FUNCTION note_changed_page() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.page_changed_at = now();
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER tutor_page_changed BEFORE UPDATE OF
    bio, qualifications, hourly_rate, rating_sum, rating_count, languages, levels, boards, working_note, email_for, search
  ON tutors FOR EACH ROW WHEN (
    (OLD.bio, OLD.qualifications, OLD.hourly_rate, OLD.rating_sum, OLD.rating_count, OLD.languages, OLD.levels, OLD.boards,
      OLD.working_note, OLD.email_for, OLD.search)
    IS DISTINCT FROM
    (NEW.bio, NEW.qualifications, NEW.hourly_rate, NEW.rating_sum, NEW.rating_count, NEW.languages, NEW.levels, NEW.boards,
      NEW.working_note, NEW.email_for, NEW.search))
  EXECUTE FUNCTION note_changed_page();
--> statement-breakpoint
CREATE FUNCTION note_changed_page_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE tutors SET page_changed_at = now() WHERE id = NEW.id;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER person_of_tutor_page_changed AFTER UPDATE OF name, email, profile_url ON users
  FOR EACH ROW WHEN (NEW.role = 'tutor' AND
    (OLD.name, OLD.email, OLD.profile_url) IS DISTINCT FROM (NEW.name, NEW.email, NEW.profile_url))
  EXECUTE FUNCTION note_changed_page_of_person();
