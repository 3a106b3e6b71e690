-- A hand that is up is the room's to keep: it outlives a reload of the page, also one that comes back over another server.
ALTER TABLE lesson_presence ADD COLUMN has_hand_up boolean NOT NULL DEFAULT false;
