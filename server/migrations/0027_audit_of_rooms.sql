-- What happened in lessons' rooms, among all else that was recorded: who was there, who let a parent watch, who locked the board,
-- who put in an image. All of it stands in the rooms' own tables.
CREATE OR REPLACE VIEW audit_log AS
  SELECT id, at, event, user_id, actor_id, other_id, NULL::uuid AS booking_id, NULL::text AS reason, network, user_agent,
    NULL::timestamptz AS from_at, NULL::timestamptz AS to_at
  FROM audit_events
  UNION ALL
  SELECT e.id, e.at, 'booking-' || coalesce(e.status, e.kind), b.student_id, e.actor_id, b.tutor_id, e.booking_id, e.reason,
    '', '', e.from_at, e.to_at
  FROM booking_events e JOIN bookings b ON b.id = e.booking_id
  UNION ALL
  SELECT p.id, moment.at, moment.event, b.student_id, p.user_id, b.tutor_id, p.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_presence p JOIN bookings b ON b.id = p.booking_id
    CROSS JOIN LATERAL (VALUES (p.joined_at, 'room-entered'), (p.left_at, 'room-left')) AS moment (at, event)
  WHERE moment.at IS NOT NULL
  UNION ALL
  -- Operations have no id that is theirs alone.
  SELECT NULL, e.at, CASE
      WHEN e.kind = 'lock' AND (e.body::json ->> 'on')::boolean THEN 'board-locked'
      WHEN e.kind = 'lock' THEN 'board-unlocked'
      WHEN (e.body::json ->> 'agree')::boolean THEN 'watch-agreed'
      ELSE 'watch-withdrawn'
    END, b.student_id, e.by_id, b.tutor_id, e.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_events e JOIN bookings b ON b.id = e.booking_id
  WHERE e.kind IN ('lock', 'watch')
  UNION ALL
  SELECT f.id, f.created_at, 'image-added', b.student_id, f.by_id, b.tutor_id, f.booking_id, NULL, '', '', NULL, NULL
  FROM lesson_files f JOIN bookings b ON b.id = f.booking_id;
--> statement-breakpoint
-- They are a handful among thousands of strokes.
CREATE INDEX lesson_events_agreed ON lesson_events (at) WHERE kind IN ('lock', 'watch');
