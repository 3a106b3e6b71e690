import { bookingsActions, selectBookingCreation } from '@paadam/bookings';
import type { AuthData } from '@paadam/shared/contract';
import { hasGivenHours, trialDuration } from '@paadam/shared/domain';
import { useHome } from '@paadam/shared/portal';
import { useNavigate } from '@paadam/shared/router';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Button, Card, Notice } from '@paadam/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/booking-form';
import { AnotherTime } from './AnotherTime';
import type { BookableTutor } from './bookableTutor';
import { Fields, Room, Send, Times, What } from './bookingForm.styles';
import { ChildField } from './ChildField';
import { DurationField } from './DurationField';
import { type Draft, startOf } from './draft';
import { NoteField } from './NoteField';
import { OpenTimes } from './OpenTimes';
import { Price } from './Price';
import { NewcomerHint, RequestRoomNotice, useTrial } from './RequestRoomNotice';
import { SubjectField } from './SubjectField';
import { useBookingDraft } from './useBookingDraft';
import { useOpenTimes } from './useOpenTimes';
import { RepeatWeekly } from './weekly/RepeatWeekly';
import { useWeekly } from './weekly/useWeekly';

/** Once the booking is made: home, where the host tells the good news. A refusal leaves everything where it is. */
const useBookingOutcome = (): void => {
  const dispatch = usePaadamDispatch();
  const navigate = useNavigate();
  const { status } = useSelector(selectBookingCreation);
  const home = useHome();

  useEffect(() => {
    if (status === 'done') navigate(home);
  }, [status, home, navigate]);

  // What this form came to is not the next one's.
  useEffect(() => () => void dispatch(bookingsActions.bookingFormReset()), [dispatch]);
};

interface BookingFormProps {
  tutor: BookableTutor;
  user: AuthData;
  /** What is known already on the way here. */
  initial: Draft;
  /** How many lessons, weekly; null: one alone. */
  initialWeeks: number | null;
}

/** In what, how long, when: everything that a request for a lesson takes. */
export function BookingForm({ tutor, user, initial, initialWeeks }: BookingFormProps) {
  const dispatch = usePaadamDispatch();
  const busy = useSelector(selectBookingCreation).status === 'busy';
  const form = useBookingDraft(initial);
  const { draft, errorOf, message } = form;
  const start = startOf(draft);
  const times = useOpenTimes({
    tutorId: tutor._id,
    timeZone: tutor.timeZone,
    duration: draft.duration,
    student: draft.student,
    start,
    sentStart: form.sentStart,
  });
  useBookingOutcome();
  const isTrial = draft.duration === trialDuration;
  const trial = useTrial(draft.student, tutor._id);
  const weekly = useWeekly(draft, tutor._id, start, initialWeeks);
  /** The dates' changes as the button was last pressed. */
  const [tried, setTried] = useState<number | null>(null);
  const isAsTried = tried === weekly.changes;
  const timeError = errorOf('dateTime');
  const hasHours = hasGivenHours(tutor);
  const [wantsAnother, setWantsAnother] = useState(false);
  // What is wrong with the time is said where it can be mended.
  const anotherIsOpen = !hasHours || wantsAnother || (timeError !== undefined && !times.canPick);

  const count = weekly.weeks === null ? 1 : weekly.chosen.length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dateTime = form.check();
    setTried(weekly.changes);
    if (!dateTime) return;
    const isWeekly = weekly.weeks !== null;
    if (isTrial && trial?.refusal) return;
    if (isWeekly && weekly.problem) return;
    const [first = dateTime, ...others] = weekly.chosen;
    const { duration, subject } = draft;
    const note = draft.note.trim();
    dispatch(
      bookingsActions.bookingRequested({
        student: draft.student,
        tutor: tutor._id,
        subject,
        dateTime: isWeekly ? first : dateTime,
        duration,
        ...(isTrial && { kind: 'trial' as const }),
        ...(isWeekly && others.length > 0 && { dates: weekly.chosen }),
        ...(note && { note }),
      }),
    );
  };

  return (
    <Room>
      {draft.student && <RequestRoomNotice student={draft.student} tutor={tutor._id} />}
      <Card as="form" ref={form.element} onSubmit={submit} noValidate aria-label={words.form()}>
        <Fields disabled={busy}>
          <What>
            {user.role === 'parent' && (
              <ChildField
                linked={user.children}
                value={draft.student}
                onChange={form.chooseStudent}
                error={errorOf('student')}
              />
            )}
            <SubjectField
              tutorName={tutor.name}
              taught={tutor.subjects}
              value={draft.subject}
              onChange={form.chooseSubject}
              error={errorOf('subject')}
            />
            <DurationField
              form={form}
              trialPrice={tutor.trialPrice ?? null}
              trialRefusal={trial?.refusal ?? null}
            />
          </What>
          <Times>
            <OpenTimes
              tutor={tutor}
              times={times}
              picked={start}
              onPick={form.pickSlot}
              error={anotherIsOpen ? undefined : timeError}
            >
              <AnotherTime
                form={form}
                open={anotherIsOpen}
                onToggle={hasHours ? () => setWantsAnother(!anotherIsOpen) : undefined}
              />
            </OpenTimes>
          </Times>
          <Send>
            {!isTrial && <RepeatWeekly weekly={weekly} tutorName={tutor.name} isTried={isAsTried} />}
            <NewcomerHint student={draft.student} tutor={tutor._id} />
            <NoteField form={form} tutorName={tutor.name} isForChild={user.role === 'parent'} />
            <Price
              hourlyRate={tutor.hourlyRate}
              trialPrice={isTrial ? (tutor.trialPrice ?? 0) : null}
              duration={draft.duration}
              start={weekly.chosen[0] ?? start}
              lessons={count}
              isPaidHere={user.paysHere === true}
            />
            {message && isAsTried && <Notice tone="bad">{message}</Notice>}
            <Button type="submit" size="large" block busy={busy}>
              {busy ? words.processing() : count > 1 ? words.bookLessons({ count }) : words.confirmBooking()}
            </Button>
          </Send>
        </Fields>
      </Card>
    </Room>
  );
}
