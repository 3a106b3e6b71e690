import { Button, EmptyState } from '@paadam/shared/ui';
import { filtersOf, type TutorFilter } from './question';
import type { TutorSearch } from './useTutorSearch';

interface NoTutorsProps {
  search: TutorSearch;
  onCleared: () => void;
}

const advice: Record<TutorFilter, string> = {
  q: 'other or fewer words',
  subject: 'another subject',
  minRate: 'a lower price to start from',
  maxRate: 'a higher price',
  day: 'another day',
};

/** Nobody: because there is nobody, or because of the filters, which can be changed. */
export function NoTutors({ search: { question, clear }, onCleared }: NoTutorsProps) {
  const filters = filtersOf(question);
  if (filters.length === 0) return <EmptyState title="No tutors available." />;
  // Made here and not with the module: it takes its time, and is rarely needed.
  const either = new Intl.ListFormat('en', { type: 'disjunction' });
  return (
    <EmptyState
      title="No tutor fits this search"
      action={
        <Button
          variant="secondary"
          onClick={() => {
            clear();
            onCleared();
          }}
        >
          Show all tutors
        </Button>
      }
    >
      Try {either.format(filters.map((filter) => advice[filter]))}.
    </EmptyState>
  );
}
