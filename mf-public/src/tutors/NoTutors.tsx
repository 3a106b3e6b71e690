import { dataOf, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { EmptyState } from '@paadam/shared/ui';
import { NoTutorsDrawing } from '@paadam/shared/ui/drawings/NoTutorsDrawing';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { TellMeWhen } from '../subjects/TellMeWhen';
import { filtersOf, type TutorFilter } from './question';
import type { TutorSearch } from './useTutorSearch';

interface NoTutorsProps {
  search: TutorSearch;
  onCleared: () => void;
}

const advice: Record<TutorFilter, string> = {
  q: 'other or fewer words',
  subject: 'another subject',
  level: 'another level',
  board: 'another board',
  language: 'another language',
  minRate: 'a lower price to start from',
  maxRate: 'a higher price',
  minRating: 'a lower rating',
  day: 'another day',
  timeOfDay: 'another time of day',
};

/** Nobody: because there is nobody, or because of the filters, which can be changed. */
export function NoTutors({ search: { question, clear, pathWithoutFilters }, onCleared }: NoTutorsProps) {
  const catalogue = dataOf(usePaadamSelector(selectSubjects)) ?? [];
  const subject = catalogue.find(({ _id }) => _id === question.subject);
  const filters = filtersOf(question);
  if (filters.length === 0) return <EmptyState drawing={<NoTutorsDrawing />} title="No tutors available." />;
  const showAll = (
    <EarlyLinkButton
      variant="secondary"
      href={pathWithoutFilters}
      onClick={() => {
        clear();
        onCleared();
      }}
    >
      Show all tutors
    </EarlyLinkButton>
  );
  if (subject?.tutorCount === 0) {
    return (
      <EmptyState
        drawing={<NoTutorsDrawing />}
        title={`No tutor teaches ${subject.name} yet`}
        action={
          <>
            <TellMeWhen subject={subject} />
            {showAll}
          </>
        }
      >
        We can mail you as soon as there is one.
      </EmptyState>
    );
  }
  // Made here and not with the module: it takes its time, and is rarely needed.
  const either = new Intl.ListFormat('en', { type: 'disjunction' });
  return (
    <EmptyState drawing={<NoTutorsDrawing />} title="No tutor fits this search" action={showAll}>
      Try {either.format(filters.map((filter) => advice[filter]))}.
    </EmptyState>
  );
}
