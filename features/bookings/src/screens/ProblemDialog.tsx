import { bookingsActions } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { type ProblemKind, problemKinds, problemLimits, type Role, sideOf } from '@paadam/shared/domain';
import { Field, Select, Textarea, useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
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
  ...(!kind && { kind: words.pleaseChooseOne() }),
  ...(!text.trim() && { text: words.pleaseSayWhatHappened() }),
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
      title={words.sayWhatWentWrong()}
      confirmLabel={words.send()}
      cancelLabel={words.notNow()}
      onConfirm={report}
      onClose={onClose}
    >
      {!change.stale && (
        <Body ref={body}>
          <p>{words.hasHoursToAgree({ name: other, hours: problemLimits.answerHours })}</p>
          <Field label={words.whatItWas()} required error={errorOf('kind')}>
            <Select
              name="kind"
              value={kind}
              disabled={change.busy}
              onChange={(event) => setDraft({ ...draft, kind: event.target.value as ProblemKind | '' })}
            >
              <option value="">{words.choose()}</option>
              {problemKinds.map((one) => (
                <option key={one} value={one}>
                  {problemInWords({ kind: one, bySide }, booking)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.whatHappened()} required error={errorOf('text')}>
            <Textarea
              name="text"
              rows={4}
              maxLength={problemLimits.textCharacters}
              value={text}
              disabled={change.busy}
              onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            />
          </Field>
          {outcome && <p>{words.ifAgrees({ name: other, outcome })}</p>}
        </Body>
      )}
    </ConfirmDialog>
  );
}
