import type { ListedTutor } from '@paadam/shared/contract';
import { formatMoment, ownTimeZone, zoneName } from '@paadam/shared/domain';
import { CalendarClock, Clock, GraduationCap } from 'lucide-react';
import { styled } from 'styled-components';
import { FoldedList } from './FoldedList';

const Facts = styled.dl`
  display: grid;
  gap: var(--paadam-space-4);
  font-size: var(--paadam-text-14);
  line-height: 1.5;
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--paadam-space-3);

  & > svg {
    grid-row: span 2;
    margin-top: 0.125rem;
    color: var(--paadam-muted);
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    color: var(--paadam-muted);
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * What qualifies a tutor, and when they teach: the week on their own clock, the next free time on the reader's. Both
 * clocks are named where they are not the same.
 */
export function TutorFacts({ tutor }: { tutor: ListedTutor }) {
  const { qualifications, availability, timeZone, nextFreeTime } = tutor;
  const own = ownTimeZone();
  const differ = timeZone !== own && zoneName(timeZone) !== zoneName(own);
  const times = availability.map(({ day, startTime, endTime }) => `${day}: ${startTime} - ${endTime}`);
  return (
    <Facts>
      {qualifications.length > 0 && (
        <Fact>
          <GraduationCap size={18} aria-hidden />
          <dt>Qualifications</dt>
          <dd>
            <FoldedList items={qualifications} shown={2} what="qualifications" />
          </dd>
        </Fact>
      )}
      <Fact>
        <CalendarClock size={18} aria-hidden />
        <dt>Availability{times.length > 0 && differ && `, ${zoneName(timeZone)}`}</dt>
        <dd>
          {times.length > 0 ? <FoldedList items={times} shown={2} what="times" /> : 'Any time, on request'}
        </dd>
      </Fact>
      {times.length > 0 && (
        <Fact>
          <Clock size={18} aria-hidden />
          <dt>Next free time{nextFreeTime && differ && `, ${zoneName(own)}`}</dt>
          <dd>{nextFreeTime ? formatMoment(nextFreeTime, own) : 'Fully booked at present'}</dd>
        </Fact>
      )}
    </Facts>
  );
}
