import { memo } from 'react';
import { ActiveFilters } from './ActiveFilters';
import { FilterFields } from './FilterFields';
import { FilterSheet } from './FilterSheet';
import { SearchWords } from './SearchWords';
import { SortSelect } from './SortSelect';
import { Count, NarrowFilters, Order, ResultLine, SearchPanel, WideFilters } from './searchParts';
import type { TutorSearch } from './useTutorSearch';

interface SearchControlsProps {
  search: TutorSearch;
  errors: Record<string, string>;
  /** What is going on in the list: "12 tutors shown". */
  status: string;
  /** Where focus goes when the filter that had it is gone. */
  onRemoved: () => void;
}

/** All that narrows down and orders the list, and what came of it. */
export const SearchControls = memo(function SearchControls({
  search,
  errors,
  status,
  onRemoved,
}: SearchControlsProps) {
  return (
    <>
      <SearchPanel>
        <SearchWords search={search} />
        <WideFilters>
          <FilterFields search={search} errors={errors} />
        </WideFilters>
      </SearchPanel>
      <ResultLine>
        <NarrowFilters>
          <FilterSheet search={search} errors={errors} count={status} />
        </NarrowFilters>
        <Order>
          <SortSelect search={search} />
        </Order>
        <Count>
          <p role="status">{status}</p>
          <ActiveFilters search={search} onRemoved={onRemoved} />
        </Count>
      </ResultLine>
    </>
  );
});
