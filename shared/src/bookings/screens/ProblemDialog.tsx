import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { type ProblemKind, problemKinds, problemLimits, type Role, sideOf } from '@paadam/shared/domain';
import { Field, Select, Textarea, useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { outcomeOf } from './outcomeOf';
import { outcomeInWords, problemInWords } from './problemWords';
import { useBookingChange } from './useBookingChange';

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

interface ProblemDialogProps {
  booking: Booking;
  role: Role;
  onClose: () => void;
}

interface Draft {
  kind: ProblemKind | '';
  text: string;
}

const findProblems = ({ kind, text }: Draft) => ({
  ...(!kind && { kind: 'Please choose one.' }),
  ...(!text.trim() && { text: 'Please say what happened.' }),
});

/** Asks what went wrong in a lesson. */
export function ProblemDialog({ booking, role, onClose }: ProblemDialogProps) {
  const [draft, setDraft] = useState<Draft>({ kind: '', text: '' });
  const body = useRef<HTMLDivElement>(null);
  const change = useBookingChange(booking._id, onClose);
  const { check, errorOf } = useFieldErrors(body, { ...draft }, findProblems, change.problem);
  const bySide = sideOf(role);
  const { kind, text } = draft;
  const other = role === 'tutor' ? booking.student.name : booking.tutor.name;
  const outcome = kind && outcomeInWords(booking, { kind, bySide });
  const report = () => {
    if (!check() || !kind) return;
    change.send(bookingsActions.problemReported({ bookingId: booking._id, kind, text: text.trim() }));
  };
  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title="Say what went wrong"
      confirmLabel="Send"
      cancelLabel="Not now"
      onConfirm={report}
      onClose={onClose}
    >
      {!change.stale && (
        <Body ref={body}>
          <p>
            {other} reads this and has {problemLimits.answerHours} hours to agree or not. If the two of you do
            not agree, Paadam decides.
          </p>
          <Field label="What it was" required error={errorOf('kind')}>
            <Select
              name="kind"
              value={kind}
              disabled={change.busy}
              onChange={(event) => setDraft({ ...draft, kind: event.target.value as ProblemKind | '' })}
            >
              <option value="">Choose</option>
              {problemKinds.map((one) => (
                <option key={one} value={one}>
                  {problemInWords({ kind: one, bySide }, booking)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="What happened" required error={errorOf('text')}>
            <Textarea
              name="text"
              rows={4}
              maxLength={problemLimits.textCharacters}
              value={text}
              disabled={change.busy}
              onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            />
          </Field>
          {outcome && (
            <p>
              If {other} agrees: {outcome}
            </p>
          )}
        </Body>
      )}
    </ConfirmDialog>
  );
}
