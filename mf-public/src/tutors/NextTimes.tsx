import type { ListedTutor } from '@paadam/shared/contract';
import { addDays, type Day, dayOf, formatDate, formatTime, zoneName } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { useClock } from '../clock/useClock';
import * as texts from '../messages/tutors';
import { noFreeTime } from './anyTime';
import { onOtherClock } from './onOtherClock';
import { timeBox, timeLink, timeText } from './time.styles';
import { above, row } from './tutorCard.styles';

/* On a card the label and the times are parts of it by themselves: the price stands beside the label. */
const Stack = styled.div`
  display: contents;
  font-size: var(--paadam-text-14);
  line-height: 1.5;

  & > p {
    grid-area: when;
    align-self: center;
    color: var(--paadam-muted);
  }

  ${row} {
    grid-area: times;
    display: grid;
    align-content: start;
    gap: var(--paadam-space-1);

    & > p {
      grid-area: auto;
    }
  }
`;

const Times = styled.ul.attrs({ role: 'list' })`
  grid-area: times;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--paadam-space-2);

  ${row} {
    grid-area: auto;
  }
`;

const time = css`
  ${timeBox}
  min-height: 3rem;
  padding: 0.125rem;
  line-height: 1.3;

  & strong {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;

const TimeLink = styled(Link)`
  ${above}
  ${time}
  ${timeLink}
`;

const TimeText = styled.span`
  ${time}
  ${timeText}
`;

interface NextTimesProps {
  tutor: Pick<ListedTutor, 'availability' | 'hasExtraHours' | 'timeZone' | 'nextFreeTimes'>;
  /** @returns the booking form with that start, or null where it is not for the reader */
  pathOf: (dateTime: string) => string | null;
  /** Of the tutor's name. */
  nameId: string;
}

/** When a tutor's next lessons could begin, on the reader's clock, each the way to the booking form with that start. */
export function NextTimes({ tutor, pathOf, nameId }: NextTimesProps) {
  const { timeZone, nextFreeTimes: starts } = tutor;
  const labelId = useId();
  const clock = useClock();
  if (starts.length === 0) {
    return (
      <Stack>
        <p>{noFreeTime(tutor)}</p>
      </Stack>
    );
  }
  return (
    <Stack>
      <p id={labelId}>
        {onOtherClock(timeZone, clock.timeZone)
          ? texts.nextFreeTimesIn({ zone: zoneName(clock.timeZone) })
          : texts.nextFreeTimes()}
      </p>
      <Times aria-labelledby={labelId}>
        {starts.map((start) => {
          const path = pathOf(start);
          const words = (
            <>
              <span suppressHydrationWarning>{dayInWords(start, clock)}</span>{' '}
              <strong suppressHydrationWarning>{formatTime(start, clock.timeZone)}</strong>
            </>
          );
          return (
            <li key={start}>
              {path ? (
                <TimeLink to={path} aria-describedby={nameId}>
                  {words}
                </TimeLink>
              ) : (
                <TimeText>{words}</TimeText>
              )}
            </li>
          );
        })}
      </Times>
    </Stack>
  );
}

const dayInWords = (start: string, { timeZone, today }: { timeZone: string; today: Day }): string => {
  const day = dayOf(new Date(start), timeZone);
  if (day === today) return texts.today();
  return day === addDays(today, 1) ? texts.tomorrow() : formatDate(start, timeZone);
};
