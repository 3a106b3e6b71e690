import type { AvailabilityException } from '@paadam/shared/contract';
import { bookingRuleLimits, type Day, dayOf, zoneName } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Notice, RetryNotice, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/availability';
import { availabilityActions, exceptions, selectAvailability } from './availability';
import { Part, Quiet, Row, Rows } from './availability.styles';
import { ExceptionForm } from './ExceptionForm';
import { Holidays } from './Holidays';
import { LessonsWithin } from './LessonsWithin';
import { type Mark, MonthCalendar } from './MonthCalendar';
import { daysInWords, timesInWords } from './words';

/** What all exceptions together make of a day: what is off wins. */
const markOf = (rows: readonly AvailabilityException[], day: Day): Mark | undefined => {
  const ofDay = rows.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const off = ofDay.filter(({ kind }) => kind === 'off');
  if (off.some(({ startTime }) => startTime === null)) return 'off';
  if (off.length > 0) return 'partly-off';
  return ofDay.length > 0 ? 'extra' : undefined;
};

/** Days on which the tutor is off, or open beyond the week: a month to choose them in, and all that are to come. */
export function DaysOff({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const dispatch = usePaadamDispatch();
  const timeZone = usePaadamSelector(selectUser)?.timeZone;
  const { answer, reload } = useLoadable(exceptions);
  const { adding, removing, lessons } = useSelector(selectAvailability);
  const [range, setRange] = useState<{ first: Day; last: Day } | null>(null);
  /** The first press of two has been made. */
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dayOf(new Date(), timeZone);
  const rows = dataOf(answer);

  useEffect(() => {
    if (adding.status !== 'done') return;
    setRange(null);
    heading.current?.focus();
  }, [adding]);

  const press = (day: Day) => {
    if (range && isOpen && day > range.first) {
      setRange({ first: range.first, last: day });
      setOpen(false);
    } else {
      setRange({ first: day, last: day });
      setOpen(true);
    }
  };
  const remove = (id: string) => {
    dispatch(availabilityActions.exceptionRemoved(id));
    heading.current?.focus();
  };

  return (
    <Part aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {words.title()}
        </h2>
        <Quiet>{timeZone ? words.lead({ zone: zoneName(timeZone) }) : words.leadOwnZone()}</Quiet>
      </div>
      <LessonsWithin lessons={lessons} />
      <MonthCalendar today={today} range={range} onPress={press} markOf={(day) => markOf(rows ?? [], day)} />
      {range && (
        <ExceptionForm
          today={today}
          range={range}
          onRange={setRange}
          request={adding}
          onUnsaved={onUnsaved}
          onSave={(exception) => dispatch(availabilityActions.exceptionAdded(exception))}
          onCancel={() => {
            setRange(null);
            heading.current?.focus();
          }}
        />
      )}
      {answer.status === 'failed' && (
        <RetryNotice onRetry={reload}>{words.daysNotLoaded({ message: answer.problem.message })}</RetryNotice>
      )}
      {removing?.request.status === 'failed' && (
        <Notice tone="bad">{words.notRemoved({ message: removing.request.problem.message })}</Notice>
      )}
      {!rows && answer.status !== 'failed' && (
        <div>
          <VisuallyHidden role="status">{words.loadingDays()}</VisuallyHidden>
          <Skeleton height="3.5rem" />
        </div>
      )}
      {rows?.length === 0 && <Quiet>{words.noneToCome()}</Quiet>}
      {rows && rows.length > 0 && (
        <Rows aria-label={words.daysToCome()}>
          {rows.map((exception) => (
            <Row key={exception._id}>
              <div>
                <p>
                  <strong>{daysInWords(exception)}</strong>
                </p>
                <p>
                  {timesInWords(exception)}
                  {exception.note && (
                    <>
                      {' · '}
                      <span data-people dir="auto">
                        {exception.note}
                      </span>
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="quiet"
                busy={removing?.id === exception._id && removing.request.status === 'busy'}
                onClick={() => remove(exception._id)}
              >
                <Trash2 size={20} aria-hidden />
                <VisuallyHidden>{words.remove({ days: daysInWords(exception) })}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {rows && rows.length < bookingRuleLimits.exceptions && (
        <Holidays
          rows={rows}
          request={adding}
          onAdd={(exception) => dispatch(availabilityActions.exceptionAdded(exception))}
        />
      )}
      {!range && adding.status === 'failed' && (
        <Notice tone="bad">{words.notSaved({ message: adding.problem.message })}</Notice>
      )}
      {rows && rows.length >= bookingRuleLimits.exceptions && (
        <Quiet>{words.asManyAsCanBe({ count: bookingRuleLimits.exceptions })}</Quiet>
      )}
    </Part>
  );
}
