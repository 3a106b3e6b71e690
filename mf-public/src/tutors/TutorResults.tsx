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
import { useSelector } from 'react-redux';
import { NoTutors } from './NoTutors';
import { Results } from './searchParts';
import { TutorCardSkeleton } from './TutorCardSkeleton';
import { TutorGrid } from './TutorGrid';
import { Grid } from './tutorCardParts';
import { selectMoreTutors, type TutorsPage, tutorsActions } from './tutorsSlice';
import type { TutorSearch } from './useTutorSearch';

export interface TutorResultsProps {
  list: Loadable<TutorsPage>;
  search: TutorSearch;
  onCleared: () => void;
}

const placeholders = [1, 2, 3, 4, 5, 6];

/** What the search came to. While another is asked, the cards of the one before stay, faded. */
export function TutorResults({ list, search, onCleared }: TutorResultsProps) {
  const dispatch = usePaadamDispatch();
  const more = useSelector(selectMoreTutors);
  const catalogue = usePaadamSelector(selectSubjects);
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
    return (
      <Grid aria-hidden>
        {placeholders.map((place) => (
          <li key={place}>
            <TutorCardSkeleton />
          </li>
        ))}
      </Grid>
    );
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
      <TutorGrid tutors={page.tutors} appended={more.status === 'done'} />
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
