import { memo } from 'react';
import { FilterFields } from './FilterFields';
import { FilterSheet } from './FilterSheet';
import { SearchWords } from './SearchWords';
import { NarrowFilters, SearchPanel, WideFilters } from './searchParts';
import type { CountOf } from './useTutorCounts';
import type { TutorSearch } from './useTutorSearch';

interface SearchControlsProps {
  search: TutorSearch;
  errors: Record<string, string>;
  /** What is going on in the list: "12 tutors shown". */
  status: string;
  countOf: CountOf;
}

/** All that narrows the list down. It stays in sight while the list is scrolled. */
export const SearchControls = memo(function SearchControls({
  search,
  errors,
  status,
  countOf,
}: SearchControlsProps) {
  return (
    <SearchPanel>
      <SearchWords search={search} />
      <NarrowFilters>
        <FilterSheet search={search} errors={errors} count={status} countOf={countOf} />
      </NarrowFilters>
      <WideFilters>
        <FilterFields search={search} errors={errors} countOf={countOf} />
      </WideFilters>
    </SearchPanel>
  );
});
