-- Whose hands may be in what an operator does: the operator, who added, invited, enabled or changed them in the last 7 days, who did that
-- to those, and so on. The command line is nobody's hand. `deskLimits.independentDays` says the same to people.
CREATE FUNCTION operator_hands(operator uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE hands AS (
    SELECT operator AS id
    UNION
    SELECT e.operator_id FROM hands JOIN desk_events e ON e.about_id = hands.id
    WHERE e.about_kind = 'operator' AND e.operator_id IS NOT NULL AND e.at > now() - interval '7 days'
      AND e.action IN ('operator-added', 'operator-invited', 'rights-changed', 'operator-enabled')
  )
  SELECT id FROM hands
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_one_hand() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT operator_hands(NEW.asked_by) INTERSECT SELECT operator_hands(NEW.decided_by)) THEN
      RAISE EXCEPTION 'These two operators are not independent of each other.'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'desk_approvals_independent';
    END IF;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER desk_approvals_independent BEFORE INSERT OR UPDATE ON desk_approvals
  FOR EACH ROW WHEN (NEW.answer = 'approved' AND NEW.asked_by <> NEW.decided_by) EXECUTE FUNCTION refuse_one_hand();
