import { bookingsActions, bookingTimes } from '@paadam/bookings';
import type { Booking, Slot } from '@paadam/shared/contract';
import {
  addDays,
  dayOf,
  formatDay,
  formatMoment,
  formatTime,
  limits,
  proposalLimits,
  type Role,
  slotsByDay,
  startOfDay,
} from '@paadam/shared/domain';
import { LoadFailure } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import {
  Button,
  Field,
  Notice,
  Select,
  Skeleton,
  Textarea,
  TextInput,
  VisuallyHidden,
} from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { Muted } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { Words } from '@paadam/shared/words';
import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Moment } from './Moment';
import { useBookingChange } from './useBookingChange';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr));
  gap: var(--paadam-space-2);
`;

const TimeButton = styled(Button)`
  padding-inline: var(--paadam-space-1);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Chosen = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--paadam-space-3);
    padding-inline-start: var(--paadam-space-3);
    border-radius: var(--paadam-radius-control);
    font-weight: 600;
    background: var(--paadam-brand-soft);
  }
`;

const Typed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--paadam-space-3);

  & > :first-child {
    flex: 1 1 14rem;
  }
`;

/** @returns the starts that the lesson could be moved to, from today on, as far ahead as one answer goes */
const useTimes = (bookingId: string) => {
  const dispatch = usePaadamDispatch();
  const [today] = useState(() => dayOf(new Date()));
  const question = useMemo(
    () => ({
      bookingId,
      from: startOfDay(today).toISOString(),
      // An hour fewer than allowed: a day may have 25.
      to: new Date(startOfDay(addDays(today, limits.slotRangeDays)).getTime() - 3_600_000).toISOString(),
    }),
    [bookingId, today],
  );
  const { answer } = useSelector((state: object) => bookingTimes.select(state, question));
  const load = useCallback(
    () => void dispatch(bookingTimes.actions.requested(question)),
    [dispatch, question],
  );
  useEffect(() => {
    load();
    return () => void dispatch(bookingTimes.actions.left(question));
  }, [load, dispatch, question]);
  return { answer, load };
};

/** On the viewer's calendar. */
const isOn = (instant: string) => (other: string) => dayOf(new Date(other)) === dayOf(new Date(instant));

const pad = (figure: number) => String(figure).padStart(2, '0');

/** As a `datetime-local` input has it, on the viewer's clock. */
const toInput = (moment: Date): string =>
  `${dayOf(moment)}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

interface MoveDialogProps {
  booking: Booking;
  /** Who asks. */
  role: Role;
  /** Whether the request itself changes: the tutor has agreed to nothing yet. Else the other side is asked. */
  isOwnRequest: boolean;
  /** The one that is chosen already, an ISO instant. */
  time?: string | undefined;
  onClose: () => void;
}

/** Where a person proposes up to three other times for a lesson, or asks for another one while a request waits. */
export function MoveDialog({ booking, role, isOwnRequest, time, onClose }: MoveDialogProps) {
  const { _id: bookingId, student, tutor, subject, dateTime } = booking;
  const other = role === 'tutor' ? student.name : tutor.name;
  const most = isOwnRequest ? 1 : proposalLimits.times;
  const { answer, load } = useTimes(bookingId);
  const [chosen, setChosen] = useState<readonly string[]>(() => (time ? [time] : []));
  const [day, setDay] = useState<string | null>(() => (time ? dayOf(new Date(time)) : null));
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const change = useBookingChange(bookingId, onClose);
  const dayId = useId();

  // What was refused is chosen no more, and in its place stand the times that are still open on its day.
  const { problem } = change;
  useEffect(() => {
    if (problem?.code !== 'slot_taken') return;
    const open = (problem.slots ?? []).map((slot) => slot.dateTime);
    const [first] = open;
    setChosen((now) => {
      const refused = first === undefined ? now.slice(0, now.length === 1 ? 1 : 0) : now.filter(isOn(first));
      return now.filter((one) => !refused.includes(one) || open.includes(one));
    });
    if (first !== undefined) setDay(dayOf(new Date(first)));
    load();
  }, [problem, load]);

  const byDay = useMemo(() => slotsByDay<Slot>(answer.data ?? []), [answer.data]);
  const days = [...byDay.keys()];
  const shown = day !== null && byDay.has(day) ? day : days[0];
  const isFull = chosen.length >= most;
  const inOrder = [...chosen].sort((a, b) => Date.parse(a) - Date.parse(b));

  const add = (instant: string) => {
    setMissing(false);
    setChosen((now) => (most === 1 ? [instant] : [...now, instant].slice(0, most)));
  };
  const remove = (instant: string) => setChosen((now) => now.filter((one) => one !== instant));
  const addTyped = () => {
    const instant = new Date(typed);
    if (Number.isNaN(instant.getTime())) return;
    if (!chosen.includes(instant.toISOString())) add(instant.toISOString());
    setTyped('');
  };
  const sendIt = () => {
    const [first] = inOrder;
    if (!first) {
      setMissing(true);
      return;
    }
    change.send(
      isOwnRequest
        ? bookingsActions.timeChangeRequested({ bookingId, dateTime: first })
        : bookingsActions.timesProposed({ bookingId, times: inOrder, note: note.trim() }),
    );
  };

  const lesson = {
    subject: subject.name,
    name: other,
    strong: (text: string) => <strong>{text}</strong>,
    when: () => <Moment instant={dateTime} />,
  };
  return (
    <ConfirmDialog
      open
      busy={change.busy}
      over={change.stale}
      problem={
        change.problem &&
        (change.stale ? words.shownAsItIs({ message: change.problem.message }) : change.problem.message)
      }
      title={isOwnRequest ? words.changeTheTime() : words.proposeAnotherTime()}
      confirmLabel={isOwnRequest ? words.askForThisTime() : words.propose()}
      cancelLabel={words.notNow()}
      onConfirm={sendIt}
      onClose={onClose}
    >
      <Body>
        <p>
          {isOwnRequest ? (
            <Words of={words.moveRequest} {...lesson} />
          ) : (
            <Words of={words.moveLesson} {...lesson} times={proposalLimits.times} />
          )}
        </p>
        {!change.stale && (
          <>
            {answer.status === 'failed' && (
              <LoadFailure
                title={words.timesNotLoaded()}
                problem={answer.problem}
                besideData={false}
                onRetry={load}
              />
            )}
            {(answer.status === 'idle' || answer.status === 'loading') && !answer.data && (
              <>
                <VisuallyHidden role="status">{words.loadingOpenTimes()}</VisuallyHidden>
                <Skeleton height="9rem" />
              </>
            )}
            {answer.data && shown === undefined && <Muted>{words.noOpenTimes()}</Muted>}
            {shown !== undefined && (
              <>
                <Field label={words.day()} hint={<TimeZoneNote />}>
                  <Select
                    value={shown}
                    disabled={change.busy}
                    onChange={(event) => setDay(event.target.value)}
                  >
                    {days.map((one) => (
                      <option key={one} value={one}>
                        {formatDay(one, { weekday: 'short', day: 'numeric', month: 'short' })}
                      </option>
                    ))}
                  </Select>
                </Field>
                <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
                  <VisuallyHidden as="legend" id={dayId}>
                    {words.openTimesOn({ day: formatDay(shown) })}
                  </VisuallyHidden>
                  <Grid>
                    {(byDay.get(shown) ?? []).map(({ dateTime: start }) => {
                      const isChosen = chosen.includes(start);
                      return (
                        <TimeButton
                          key={start}
                          variant={isChosen ? 'primary' : 'secondary'}
                          aria-pressed={isChosen}
                          disabled={change.busy || (isFull && !isChosen && most > 1)}
                          onClick={() => (isChosen ? remove(start) : add(start))}
                        >
                          {formatTime(start)}
                        </TimeButton>
                      );
                    })}
                  </Grid>
                </fieldset>
              </>
            )}
            <Typed>
              <Field label={words.anotherTime()}>
                <TextInput
                  type="datetime-local"
                  min={toInput(new Date())}
                  value={typed}
                  disabled={change.busy || (isFull && most > 1)}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
              <Button
                variant="secondary"
                disabled={typed === '' || change.busy || (isFull && most > 1)}
                onClick={addTyped}
              >
                {words.add()}
              </Button>
            </Typed>
            {inOrder.length > 0 && (
              <section aria-label={words.chosen()}>
                <Chosen>
                  {inOrder.map((start) => (
                    <li key={start}>
                      <Moment instant={start} />
                      <Button
                        variant="quiet"
                        aria-label={words.remove({ moment: formatMoment(start) })}
                        disabled={change.busy}
                        onClick={() => remove(start)}
                      >
                        <X size={18} aria-hidden />
                      </Button>
                    </li>
                  ))}
                </Chosen>
              </section>
            )}
            <VisuallyHidden role="status">
              {inOrder.length > 0 ? words.ofChosen({ chosen: inOrder.length, most }) : ''}
            </VisuallyHidden>
            {missing && <Notice tone="bad">{words.chooseATimeFirst()}</Notice>}
            {!isOwnRequest && (
              <Field label={words.note()} optional hint={words.readsItWithTheTimes({ name: other })}>
                <Textarea
                  rows={2}
                  maxLength={proposalLimits.noteCharacters}
                  value={note}
                  disabled={change.busy}
                  onChange={(event) => setNote(event.target.value)}
                />
              </Field>
            )}
          </>
        )}
      </Body>
    </ConfirmDialog>
  );
}
