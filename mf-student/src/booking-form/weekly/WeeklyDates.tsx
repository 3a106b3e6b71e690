import { formatDate, formatMoment, formatTime } from '@paadam/shared/domain';
import { ErrorState, Notice, Select, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { ErrorText } from '@paadam/shared/ui/fieldText';
import { CalendarX } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../../messages/booking-form';
import type { Week, Weekly } from './useWeekly';

const Dates = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  min-width: 0;

  & > legend {
    padding: 0;
    margin-bottom: var(--paadam-space-2);
    font-weight: var(--paadam-weight-strong);
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paadam-space-2);
    padding: var(--paadam-space-1) var(--paadam-space-3);
  }

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

/** A date that cannot be: its sign stands where the others have their boxes. */
const Closed = styled.div`
  display: grid;
  grid-template-columns: 1.375rem minmax(0, 1fr);
  gap: 0 var(--paadam-space-3);
  align-items: start;
  padding-block: var(--paadam-space-2);
  line-height: 1.45;

  & > svg {
    margin-top: 0.125rem;
    color: var(--paadam-muted);
  }

  & small {
    display: block;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

const Instead = styled.div`
  margin-inline-start: calc(1.375rem + var(--paadam-space-3));
  padding-bottom: var(--paadam-space-2);
`;

interface WeeklyDatesProps {
  weekly: Weekly;
  tutorName: string;
  isTried: boolean;
}

/** The dates of weekly lessons: those that are free to be taken or left, and why the others are not. */
export function WeeklyDates({ weekly, tutorName, isTried }: WeeklyDatesProps) {
  const errorId = useId();
  const { preview, load, shown, chooseWeek, chosen, problem } = weekly;
  if (preview.status === 'failed') {
    return (
      <ErrorState title={words.datesNotLoaded()} onRetry={load}>
        {preview.problem.message}
      </ErrorState>
    );
  }
  if (preview.status !== 'loaded') {
    return (
      <>
        <VisuallyHidden role="status">{words.loadingTheDates()}</VisuallyHidden>
        {isTried && <ErrorText>{problem}</ErrorText>}
        <Skeleton height={`${(weekly.weeks ?? 0) * 3.3 + 2}rem`} />
      </>
    );
  }
  const shift = shiftOf(shown);
  // More than may be asked for is said at once: no press of the button is needed to know.
  const error = problem && (isTried || chosen.length > 0) ? problem : undefined;
  return (
    <Dates aria-describedby={error ? errorId : undefined}>
      <legend>{words.dates()}</legend>
      <List>
        {shown.map((week, index) => (
          <WeekRow
            key={week.date.dateTime}
            week={week}
            isInvalid={error !== undefined}
            onChoose={(start) => chooseWeek(index, start)}
          />
        ))}
      </List>
      <VisuallyHidden role="status">
        {words.datesChosen({ chosen: chosen.length, all: shown.length })}
      </VisuallyHidden>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {shift && (
        <Notice>
          {words.clockChanges({
            day: formatDate(shift),
            time: formatTime(shift),
            name: tutorName,
          })}
        </Notice>
      )}
    </Dates>
  );
}

/** @returns the first date at which the reader's clock shows another time than at the one before, where the tutor's does not */
const shiftOf = (weeks: readonly Week[]): string | undefined => {
  const [first, ...others] = weeks.map(({ date }) => date.dateTime);
  return first && others.find((start) => formatTime(start) !== formatTime(first));
};

interface WeekRowProps {
  week: Week;
  isInvalid: boolean;
  onChoose: (start: string | null) => void;
}

function WeekRow({ week: { date, chosen }, isInvalid, onChoose }: WeekRowProps) {
  const { dateTime, state, message, alternatives } = date;
  if (state === 'free') {
    return (
      <li>
        <Checkbox
          label={<time dateTime={dateTime}>{formatMoment(dateTime)}</time>}
          checked={chosen !== null}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChoose(event.target.checked ? dateTime : null)}
        />
      </li>
    );
  }
  return (
    <li>
      <Closed>
        <CalendarX size={22} aria-hidden />
        <div>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          <small>{message}</small>
        </div>
      </Closed>
      {alternatives.length > 0 && (
        <Instead>
          <Select
            aria-label={words.insteadOf({ moment: formatMoment(dateTime) })}
            value={chosen ?? ''}
            onChange={(event) => onChoose(event.target.value || null)}
          >
            <option value="">{words.leaveThisWeekOut()}</option>
            {alternatives.map((slot) => (
              <option key={slot.dateTime} value={slot.dateTime}>
                {formatMoment(slot.dateTime)}
              </option>
            ))}
          </Select>
        </Instead>
      )}
    </li>
  );
}
