-- What somebody says went wrong in a lesson, and what becomes of it.
CREATE TABLE lesson_problems (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('tutor-absent', 'student-absent', 'late', 'technical', 'other')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  by_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  by_side text NOT NULL CHECK (by_side IN ('tutor', 'student')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Until when the other side may answer; then it is for an operator.
  answer_by timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'agreed', 'disputed', 'decided', 'withdrawn')),
  -- What the other side says.
  answer_text text NOT NULL DEFAULT '' CHECK (length(answer_text) <= 1000),
  answered_by uuid REFERENCES users ON DELETE SET NULL,
  answered_at timestamptz,
  -- Paise that go back by it; null: nothing was held for the lesson, or it is not settled.
  refund integer CHECK (refund >= 0),
  -- Of an operator's decision, as both sides read it.
  reason text,
  decided_by uuid REFERENCES operators,
  settled_at timestamptz,
  CHECK ((status IN ('agreed', 'decided')) = (settled_at IS NOT NULL)),
  CHECK ((status = 'decided') = (decided_by IS NOT NULL) AND (status = 'decided') = (reason IS NOT NULL))
);
--> statement-breakpoint
-- Of two that report at once the second is told of the first.
CREATE UNIQUE INDEX lesson_problems_one ON lesson_problems (booking_id) WHERE status <> 'withdrawn';
--> statement-breakpoint
CREATE INDEX lesson_problems_booking ON lesson_problems (booking_id);
--> statement-breakpoint
CREATE INDEX lesson_problems_waiting ON lesson_problems (status, answer_by) WHERE status IN ('open', 'disputed');
--> statement-breakpoint
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('cancelled', 'tutor-cancelled', 'operator', 'problem', 'late', 'double', 'other-sum'));
