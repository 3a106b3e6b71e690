CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE users (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('student', 'parent', 'tutor')),
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  profile_url text,
  time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
--> statement-breakpoint
CREATE TABLE tutors (
  id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  bio text NOT NULL DEFAULT '',
  qualifications jsonb NOT NULL DEFAULT '[]',
  hourly_rate integer CHECK (hourly_rate >= 0),
  rating_sum integer NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0)
);
--> statement-breakpoint
CREATE TABLE subjects (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  description text NOT NULL,
  image text,
  category text NOT NULL DEFAULT 'General'
);
--> statement-breakpoint
CREATE TABLE tutor_subjects (
  tutor_id uuid NOT NULL REFERENCES tutors (id) ON DELETE CASCADE,
  subject_id uuid NOT NULL REFERENCES subjects (id),
  position smallint NOT NULL,
  PRIMARY KEY (tutor_id, subject_id)
);
--> statement-breakpoint
CREATE INDEX tutor_subjects_subject ON tutor_subjects (subject_id);
--> statement-breakpoint
CREATE TABLE availability (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES tutors (id) ON DELETE CASCADE,
  day text NOT NULL
    CHECK (day IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  start_minute smallint NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  end_minute smallint NOT NULL CHECK (end_minute BETWEEN 1 AND 1440),
  CHECK (end_minute > start_minute)
);
--> statement-breakpoint
CREATE INDEX availability_tutor ON availability (tutor_id);
--> statement-breakpoint
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES users (id),
  tutor_id uuid NOT NULL REFERENCES tutors (id),
  subject_id uuid NOT NULL REFERENCES subjects (id),
  booked_by uuid NOT NULL REFERENCES users (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'accepted', 'declined', 'completed', 'cancelled', 'expired')),
  price integer NOT NULL CHECK (price >= 0),
  meeting_link text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at),
  CONSTRAINT bookings_tutor_no_overlap
    EXCLUDE USING gist (tutor_id WITH =, tstzrange(starts_at, ends_at, '[)') WITH &&)
    WHERE (status IN ('pending', 'accepted')),
  CONSTRAINT bookings_student_no_overlap
    EXCLUDE USING gist (student_id WITH =, tstzrange(starts_at, ends_at, '[)') WITH &&)
    WHERE (status IN ('pending', 'accepted'))
);
--> statement-breakpoint
CREATE INDEX bookings_tutor ON bookings (tutor_id, starts_at, id);
--> statement-breakpoint
CREATE INDEX bookings_student ON bookings (student_id, starts_at, id);
--> statement-breakpoint
CREATE INDEX bookings_clock ON bookings (status, starts_at);
--> statement-breakpoint
CREATE TABLE booking_events (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  status text NOT NULL
    CHECK (status IN ('pending', 'accepted', 'declined', 'completed', 'cancelled', 'expired')),
  actor_id uuid REFERENCES users (id),
  reason text,
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX booking_events_booking ON booking_events (booking_id, at);
--> statement-breakpoint
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL UNIQUE REFERENCES bookings (id),
  tutor_id uuid NOT NULL REFERENCES tutors (id),
  student_id uuid NOT NULL REFERENCES users (id),
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX reviews_tutor ON reviews (tutor_id, created_at);
--> statement-breakpoint
CREATE INDEX reviews_student ON reviews (student_id, created_at);
--> statement-breakpoint
CREATE TABLE parent_children (
  parent_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  child_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (parent_id, child_id)
);
--> statement-breakpoint
CREATE INDEX parent_children_child ON parent_children (child_id);
--> statement-breakpoint
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  browser_hash text NOT NULL UNIQUE,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('student', 'parent', 'tutor')),
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX registrations_email ON registrations (lower(email), created_at);
--> statement-breakpoint
CREATE TABLE codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'reset', 'link')),
  target text NOT NULL,
  code_hash text NOT NULL,
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX codes_target ON codes (purpose, target, created_at);
--> statement-breakpoint
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions (user_id);
--> statement-breakpoint
CREATE TABLE throttles (
  key text PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  resets_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE settings (
  key text PRIMARY KEY,
  value boolean NOT NULL
);
