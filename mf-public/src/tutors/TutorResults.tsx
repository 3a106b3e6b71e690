import {
  dataOf,
  failureOf,
  type Loadable,
  selectSubjects,
  subjectActions,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState, Notice, RetryNotice, ShowMore } from '@paadam/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { NoTutors } from './NoTutors';
import { Results } from './searchParts';
import { TutorGrid } from './TutorGrid';
import { TutorGridSkeleton } from './TutorGridSkeleton';
import { selectMoreTutors, type TutorsPage, tutorsActions } from './tutorsSlice';
import type { TutorSearch } from './useTutorSearch';

interface TutorResultsProps {
  list: Loadable<TutorsPage>;
  search: TutorSearch;
  onCleared: () => void;
}

/** What the search came to. While another is asked, the cards of the one before stay, faded. */
export function TutorResults({ list, search, onCleared }: TutorResultsProps) {
  const dispatch = usePaadamDispatch();
  const more = useSelector(selectMoreTutors);
  const catalogue = usePaadamSelector(selectSubjects);
  // Who comes back to the list finds all of it at once, and so the place where they left it.
  const [wasThere] = useState(list.status === 'loaded');
  if (list.status === 'failed') {
    const { message, retryable, fields } = list.problem;
    return (
      <ErrorState
        title={Object.keys(fields).length > 0 ? 'Please check the filters' : 'Failed to load tutors'}
        onRetry={retryable ? () => dispatch(tutorsActions.tutorsRequested(search.question)) : undefined}
      >
        {message}
      </ErrorState>
    );
  }
  const page = dataOf(list);
  const loading = list.status !== 'loaded';
  if (!page || (loading && page.tutors.length === 0)) {
    return <TutorGridSkeleton />;
  }
  if (page.tutors.length === 0) return <NoTutors search={search} onCleared={onCleared} />;
  const moreProblem = failureOf(more);
  return (
    <Results aria-busy={loading}>
      {catalogue.status === 'failed' && (
        <RetryNotice tone="warn" onRetry={() => dispatch(subjectActions.subjectsRequested())}>
          The names of the subjects could not be loaded. {catalogue.problem.message}
        </RetryNotice>
      )}
      <TutorGrid tutors={page.tutors} appended={more.status === 'done'} atOnce={wasThere} />
      {moreProblem && <Notice tone="bad">{moreProblem.message}</Notice>}
      {!loading && page.nextCursor && (
        <ShowMore
          busy={more.status === 'busy'}
          onClick={() => dispatch(tutorsActions.moreTutorsRequested())}
        />
      )}
    </Results>
  );
}
