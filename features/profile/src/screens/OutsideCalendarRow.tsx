import { calendarActions, selectCalendarChanges } from '@paadam/profile';
import type { CalendarFindings, OutsideCalendar } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, type Tone, VisuallyHidden } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { EventsRead } from './EventsRead';
import { Small } from './profile.styles';
import { Buttons } from './twoStep.styles';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  padding-block: var(--paadam-space-4);
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--paadam-line);
  }

  & h3 {
    font-size: var(--paadam-text-18);
  }
`;

const tones: Record<OutsideCalendar['state'], Tone> = {
  reading: 'neutral',
  fine: 'good',
  stale: 'warn',
  stopped: 'bad',
};

/** One calendar of the tutor's elsewhere: how its reading goes, and what can be done about it. */
export function OutsideCalendarRow({
  calendar,
  onRename,
  onRemove,
}: {
  calendar: OutsideCalendar;
  onRename: () => void;
  onRemove: () => void;
}) {
  const dispatch = usePaadamDispatch();
  const now = useNow();
  const { act, request, found } = useSelector(selectCalendarChanges);
  const { _id: id, name, address, state, countsAllDay, isCut, assumedZone, isTest } = calendar;
  const isReading = act?.kind === 'read' && act.id === id && request.status === 'busy';
  const findings = found?.id === id ? found.findings : null;
  return (
    <Row>
      <h3>
        {name} <Badge tone={tones[state]}>{words.calendarState({ state })}</Badge>{' '}
        {isTest && <Badge tone="neutral">{words.testBadge()}</Badge>}
      </h3>
      <Small>{address}</Small>
      <p role="status">{standing(calendar, now)}</p>
      {findings && <Small>{findingsInWords(findings)}</Small>}
      <EventsRead calendar={calendar} />
      {isCut && <Small>{words.calendarIsCut()}</Small>}
      {assumedZone && <Small>{words.assumedZone({ zone: assumedZone })}</Small>}
      <Checkbox
        label={words.countsAllDay()}
        checked={countsAllDay}
        onChange={({ target }) =>
          dispatch(
            calendarActions.calendarChangeRequested({
              kind: 'whole-days',
              calendar,
              countsAllDay: target.checked,
            }),
          )
        }
      />
      <Buttons>
        <Button
          variant="secondary"
          busy={isReading}
          onClick={() => dispatch(calendarActions.calendarChangeRequested({ kind: 'read', id }))}
        >
          <Words of={words.readNow} name={name} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
        </Button>
        <Button variant="quiet" onClick={onRename}>
          <Words of={words.rename} name={name} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          <Words of={words.remove} name={name} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
        </Button>
      </Buttons>
    </Row>
  );
}

const standing = (
  { state, readAt, failingSince, countsUntil, busy, problem }: OutsideCalendar,
  now: number,
): string => {
  if (state === 'reading' || !readAt) return words.firstReading();
  if (state === 'fine') return readAgo(Date.parse(readAt), now, busy);
  return [
    failingSince ? words.notReadSince({ since: formatMoment(failingSince) }) : words.couldNotBeRead(),
    problem && words.whyNotRead({ problem }),
    countsUntil
      ? words.stillCountUntil({ busy, until: formatMoment(countsUntil) })
      : words.stillCount({ busy }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** @returns "Read 12 minutes ago, 34 busy times." */
const readAgo = (then: number, now: number, busy: number): string => {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes === 0) return words.readJustNow({ busy });
  if (minutes < 60) return words.readMinutesAgo({ minutes, busy });
  return words.readHoursAgo({ hours: Math.floor(minutes / 60), busy });
};

const findingsInWords = ({ events, busy, to, sample }: CalendarFindings): string => {
  const values = { events, busy, until: formatMoment(to) };
  return sample.length > 0
    ? words.findingsNext({ ...values, next: sample.map(({ dateTime }) => formatMoment(dateTime)).join(', ') })
    : words.findings(values);
};
