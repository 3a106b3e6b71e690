import { prefixOf } from '@paadam/shared/domain';
import { EarlySheetHead } from '@paadam/shared/ui/EarlySheet';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { language } from '@paadam/shared/words';
import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { useBookingChild } from '../booking-child/useBookingChild';
import * as words from '../messages/tutors';
import { FilterFields } from './FilterFields';
import { FilterSheet } from './FilterSheet';
import { questionOf } from './questionOf';
import { SearchWords } from './SearchWords';
import { EarlySubmit, NarrowFilters, SearchPanel, WideFilters } from './search.styles';
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
  // Words and prices take over what was typed by themselves, each once its typing pauses. Of a choice the router takes no
  // notice before all of the page is there.
  const [early, setEarly] = useState<Record<string, string>>();
  useTyped(filters, ({ minRate: _, maxRate: __, ...chosen }) => setEarly(chosen));
  const choose = useRef(search.choose);
  useEffect(() => {
    if (!early || Object.keys(early).length === 0) return;
    const none = Object.fromEntries(Object.keys(early).map((name) => [name, undefined]));
    choose.current({ ...none, ...questionOf(new URLSearchParams(early)) });
  }, [early]);
  return (
    <SearchPanel id={id} action={`${prefixOf(language())}/tutors`} onSubmit={stay}>
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
            <EarlySheetHead id={filtersId} titleId={`${filtersId}-title`} title={words.filters()} />
          </NarrowFilters>
        )}
        <FilterFields search={search} errors={errors} countOf={countOf} />
        {!isLive && <EarlySubmit type="submit">{words.showTutors()}</EarlySubmit>}
      </WideFilters>
    </SearchPanel>
  );
});
