import type { OutsideCalendar } from '@paadam/shared/contract';
import { formatMoment, inWords } from '@paadam/shared/domain';
import { calendarActions, selectCalendarChanges } from '@paadam/shared/profile';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, type Tone, VisuallyHidden } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useNow } from '@paadam/shared/ui/useNow';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Small } from './profileParts';
import { Buttons } from './twoStepParts';

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

const badges: Record<OutsideCalendar['state'], { tone: Tone; text: string }> = {
  reading: { tone: 'neutral', text: 'Reading…' },
  fine: { tone: 'good', text: 'Read' },
  stale: { tone: 'warn', text: 'Not read lately' },
  stopped: { tone: 'bad', text: 'Stopped' },
};

const reasons: Record<NonNullable<OutsideCalendar['problem']>, string> = {
  unreachable: 'Nobody answers at its address.',
  unreadable: 'What stands at its address is no calendar that can be read.',
  gone: 'Its address shows nothing any more. Remove it, and add it by its new address.',
  refused: 'Its address leads where nothing is read.',
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
        {name} <Badge tone={badges[state].tone}>{badges[state].text}</Badge>{' '}
        {isTest && <Badge tone="neutral">test</Badge>}
      </h3>
      <Small>{address}</Small>
      <p role="status">{standing(calendar, now)}</p>
      {findings && (
        <Small>
          {findings.events} events were found, busy {findings.busy} times until {formatMoment(findings.to)}
          {findings.sample.length > 0 &&
            `; next ${findings.sample.map(({ dateTime }) => formatMoment(dateTime)).join(', ')}`}
          .
        </Small>
      )}
      {isCut && <Small>It holds more than is read: of what comes later not everything counts.</Small>}
      {assumedZone && (
        <Small>Times there that name no known time zone are read as times in {assumedZone}.</Small>
      )}
      <Checkbox
        label="Events that last whole days count as busy"
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
          Read now<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={onRename}>
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Buttons>
    </Row>
  );
}

const standing = (
  { state, readAt, failingSince, countsUntil, busy, problem }: OutsideCalendar,
  now: number,
): string => {
  const times = inWords(busy, 'busy time');
  if (state === 'reading' || !readAt) return 'It is being read for the first time.';
  if (state === 'fine') return `Read ${ago(Date.parse(readAt), now)}, ${times}.`;
  const since = failingSince ? ` since ${formatMoment(failingSince)}` : '';
  const why = problem ? ` ${reasons[problem]}` : '';
  const until = countsUntil ? ` until ${formatMoment(countsUntil)}` : '';
  return `It could not be read${since}.${why} The ${times} from before still count${until}.`;
};

/** @returns "12 minutes ago" */
const ago = (then: number, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes === 0) return 'just now';
  if (minutes < 60) return `${inWords(minutes, 'minute')} ago`;
  return `${inWords(Math.floor(minutes / 60), 'hour')} ago`;
};
