import { EarlySheetHead } from '@paadam/shared/ui/EarlySheet';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, memo, useId, useRef } from 'react';
import { useBookingChild } from '../booking-child/useBookingChild';
import { FilterFields } from './FilterFields';
import { FilterSheet } from './FilterSheet';
import { changed, questionOf } from './question';
import { SearchWords } from './SearchWords';
import { EarlySubmit, NarrowFilters, SearchPanel, WideFilters } from './searchParts';
import type { CountOf } from './useTutorCounts';
import type { TutorSearch } from './useTutorSearch';

interface SearchControlsProps {
  /** Of the form that they are as long as no script follows each choice. */
  id: string;
  search: TutorSearch;
  errors: Record<string, string>;
  /** What is going on in the list: "12 tutors shown". */
  status: string;
  countOf: CountOf;
}

/** By scripts each choice is followed at once. */
const stay = (event: FormEvent) => event.preventDefault();

/** All that narrows the list down. It stays in sight while the list is scrolled. */
export const SearchControls = memo(function SearchControls({
  id,
  search,
  errors,
  status,
  countOf,
}: SearchControlsProps) {
  const isLive = useIsLive();
  const child = useBookingChild();
  const filtersId = useId();
  const filters = useRef<HTMLDivElement>(null);
  // Words and prices take over what was typed by themselves, each once its typing pauses.
  useTyped(filters, ({ minRate: _, maxRate: __, ...chosen }) => {
    const asked = questionOf(new URLSearchParams(chosen));
    const changes = Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined]));
    if (Object.keys(chosen).length > 0) search.choose({ ...changes, ...changed({}, asked) });
  });
  return (
    <SearchPanel id={id} action="/tutors" onSubmit={stay}>
      {child && <input type="hidden" name="child" value={child._id} />}
      <SearchWords search={search} />
      <NarrowFilters>
        <FilterSheet
          search={search}
          errors={errors}
          count={status}
          countOf={countOf}
          drawn={isLive ? null : filtersId}
        />
      </NarrowFilters>
      <WideFilters ref={filters} id={filtersId} popover={isLive ? undefined : 'auto'}>
        {!isLive && (
          <NarrowFilters>
            <EarlySheetHead id={filtersId} titleId={`${filtersId}-title`} title="Filters" />
          </NarrowFilters>
        )}
        <FilterFields search={search} errors={errors} countOf={countOf} />
        {!isLive && <EarlySubmit type="submit">Show tutors</EarlySubmit>}
      </WideFilters>
    </SearchPanel>
  );
});
