import {
  examBoardName,
  formatRupees,
  languageName,
  levelName,
  timeOfDayName,
  weekdayName,
} from '@paadam/shared/domain';
import { Chip } from '@paadam/shared/ui';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { filtersOf, type TutorFilter } from './question';
import { narrow } from './search.styles';
import { useSubjectName } from './useSubjectName';
import type { TutorSearch } from './useTutorSearch';

interface ActiveFiltersProps {
  search: TutorSearch;
  /** A filter was taken away, and with it the button that had focus. */
  onRemoved: () => void;
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-3);
  min-width: 0;
  overflow-wrap: anywhere;

  /* Chips of two lines, with remove buttons of 44 px, must not overlap. */
  & > li {
    display: flex;
    align-items: center;
    min-height: var(--paadam-control-height);
  }

  /* One line, which is scrolled where it is too long: the list begins where it did. */
  ${narrow} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--paadam-space-4));
    padding-inline: var(--paadam-space-4);
    overflow-x: auto;
    overflow-wrap: normal;
    white-space: nowrap;
    scrollbar-width: none;
  }
`;

/** What the list is narrowed down by, each with its way out. */
export function ActiveFilters({ search, onRemoved }: ActiveFiltersProps) {
  const { question, choose, clear, pathWith, pathWithoutFilters } = search;
  const nameOf = useSubjectName();
  const { q = '', subject = '', minRate = 0, maxRate = 0, minRating = 0, day = '' } = question;
  const { level, board, language = '', timeOfDay } = question;
  const labels: Record<TutorFilter, () => string | undefined> = {
    q: () => `“${q}”`,
    subject: () => nameOf(subject) ?? words.loadingSubjects(),
    level: () => level && levelName(level),
    board: () => board && examBoardName(board),
    language: () => languageName(language),
    minRate: () => words.from({ price: formatRupees(minRate) }),
    maxRate: () => words.upTo({ price: formatRupees(maxRate) }),
    minRating: () => words.starsAndUp({ stars: minRating ?? 0 }),
    day: () => day && weekdayName(day),
    timeOfDay: () => timeOfDay && timeOfDayName(timeOfDay),
  };
  const filters = filtersOf(question);
  if (filters.length === 0) return null;
  return (
    <List aria-label={words.filtersInUse()}>
      {filters.map((filter) => (
        <li key={filter}>
          <Chip
            tile="green"
            removeHref={pathWith({ [filter]: undefined })}
            onRemove={() => {
              choose({ [filter]: undefined });
              onRemoved();
            }}
          >
            {labels[filter]()}
          </Chip>
        </li>
      ))}
      <li>
        <EarlyLinkButton
          variant="quiet"
          href={pathWithoutFilters}
          onClick={() => {
            clear();
            onRemoved();
          }}
        >
          {words.clearAll()}
        </EarlyLinkButton>
      </li>
    </List>
  );
}
