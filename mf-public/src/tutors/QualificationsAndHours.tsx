import type { ListedTutor } from '@paadam/shared/contract';
import {
  examBoardName,
  hasGivenHours,
  languageName,
  levelName,
  weekdayName,
  zoneName,
} from '@paadam/shared/domain';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { anyTime } from './anyTime';
import { onOtherClock } from './onOtherClock';
import { above, row } from './tutorCard.styles';

const Fold = styled.details`
  grid-area: fold;
  font-size: var(--paadam-text-14);
  line-height: 1.5;

  &[open] {
    padding-bottom: var(--paadam-space-2);
  }

  &[open] summary svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  ${above}
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-1);
  min-height: var(--paadam-control-height);
  max-width: calc(100% - 7.25rem);
  border-radius: var(--paadam-radius-small);
  font-weight: 600;
  color: var(--paadam-brand);
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: var(--paadam-brand-strong);
  }

  ${row} {
    max-width: none;
  }

  & svg {
    flex: none;
    transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--paadam-space-3) var(--paadam-space-6);
  padding-top: var(--paadam-space-1);

  & dt {
    font-weight: 600;
  }

  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    color: var(--paadam-muted);
  }
`;

interface QualificationsAndHoursProps {
  tutor: Pick<
    ListedTutor,
    'qualifications' | 'availability' | 'hasExtraHours' | 'timeZone' | 'levels' | 'boards' | 'languages'
  >;
  /** Of the tutor's name. */
  nameId: string;
}

/** What qualifies a tutor, which students they teach and in which languages, and the week on the tutor's own clock, which is named where it is not the reader's. */
export function QualificationsAndHours({ tutor, nameId }: QualificationsAndHoursProps) {
  const { qualifications, availability, timeZone, levels, boards, languages } = tutor;
  const own = useOwnTimeZone();
  const hours = availability.map(
    ({ day, startTime, endTime }) => `${weekdayName(day)}: ${startTime} - ${endTime}`,
  );
  return (
    <Fold>
      <Summary aria-describedby={nameId}>
        {qualifications.length > 0 ? words.qualificationsAndHours() : words.hours()}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <Facts>
        {qualifications.length > 0 && (
          <div>
            <dt>{words.qualifications()}</dt>
            {[...new Set(qualifications)].map((qualification) => (
              <dd key={qualification}>{qualification}</dd>
            ))}
          </div>
        )}
        <Names term={words.teaches()} names={levels.map((level) => levelName(level))} />
        <Names term={words.boards()} names={boards.map((board) => examBoardName(board))} />
        <Names term={words.languagesSpoken()} names={languages.map(languageName)} />
        <div>
          <dt>
            {hours.length > 0 && onOtherClock(timeZone, own)
              ? words.availabilityIn({ zone: zoneName(timeZone) })
              : words.availability()}
          </dt>
          {hours.length > 0 ? (
            [...new Set(hours)].map((stretch) => <dd key={stretch}>{stretch}</dd>)
          ) : (
            <dd>{hasGivenHours(tutor) ? words.onSingleDays() : anyTime()}</dd>
          )}
        </div>
      </Facts>
    </Fold>
  );
}

/** A few names on a line; nothing where there are none. */
function Names({ term, names }: { term: string; names: readonly string[] }) {
  return names.length === 0 ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{names.join(', ')}</dd>
    </div>
  );
}
