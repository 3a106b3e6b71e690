ALTER TABLE outside_calendars
  ADD COLUMN events integer,
  ADD COLUMN in_part integer NOT NULL DEFAULT 0,
  ADD COLUMN first_in_part_sealed text;
-- Files that have not changed are read again as well: some times in them did not count before.
UPDATE outside_calendars SET expanded_at = NULL;
