-- Lessons in everybody's own calendar: by invitations in mails, and by an address to subscribe to.
ALTER TABLE users
  ADD COLUMN mail_invitations boolean NOT NULL DEFAULT true,
  -- Whether one's feed also has the requests that wait for an answer.
  ADD COLUMN feed_requests boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the address's secret part, which nobody but its owner has.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz
);
--> statement-breakpoint
-- The calendars that a tutor has elsewhere. Their addresses are secrets, and stand here sealed.
CREATE TABLE outside_calendars (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES tutors ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  address_sealed text NOT NULL,
  counts_all_day boolean NOT NULL DEFAULT true,
  -- What the other side said of the file's version, to be asked for changes alone.
  etag text,
  modified text,
  -- Of the last reading that went well.
  read_at timestamptz,
  -- Of the last time that the file itself was gone through: the days that are looked ahead move on without a change of it.
  expanded_at timestamptz,
  next_at timestamptz NOT NULL DEFAULT now(),
  failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since timestamptz,
  stopped_at timestamptz,
  problem text CHECK (problem IN ('unreachable', 'unreadable', 'gone', 'refused')),
  -- Whether the file has more than is read of it.
  is_cut boolean NOT NULL DEFAULT false,
  -- The zone that was taken for times that name none that is known; null: there were none.
  assumed_zone text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((failures = 0) = (failing_since IS NULL)),
  CHECK (stopped_at IS NULL OR failures > 0)
);
--> statement-breakpoint
CREATE INDEX outside_calendars_tutor ON outside_calendars (tutor_id, created_at);
--> statement-breakpoint
CREATE INDEX outside_calendars_due ON outside_calendars (next_at) WHERE stopped_at IS NULL;
--> statement-breakpoint
-- When they are busy, and nothing else of them: no titles, no places, no people.
CREATE TABLE outside_busy (
  calendar_id uuid NOT NULL REFERENCES outside_calendars ON DELETE CASCADE,
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  CONSTRAINT outside_busy_apart EXCLUDE USING gist (calendar_id WITH =, during WITH &&)
);
