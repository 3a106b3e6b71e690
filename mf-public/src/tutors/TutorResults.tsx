import type { ListedTutor } from '@paadam/shared/contract';
import type { Paged } from '@paadam/shared/loading';
import { Link } from '@paadam/shared/router';
import {
  dataOf,
  failureOf,
  type Page,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState, Notice, RetryNotice, ShowMore } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import * as words from '../messages/tutors';
import { NoTutors } from './NoTutors';
import { Found } from './search.styles';
import { TutorRows } from './TutorRows';
import { TutorRowsSkeleton } from './TutorRowsSkeleton';
import { tutorList } from './tutorList';
import type { TutorSearch } from './useTutorSearch';

interface TutorResultsProps {
  paged: Paged<Page<ListedTutor>>;
  search: TutorSearch;
  onCleared: () => void;
}

/** What the search came to. While another is asked, the cards of the one before stay, faded. */
export function TutorResults({ paged: { list, more }, search, onCleared }: TutorResultsProps) {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  // Who comes back to the list finds all of it at once, and so the place where they left it.
  const [wasThere] = useState(list.status === 'loaded');
  if (list.status === 'failed') {
    const { message, retryable, fields } = list.problem;
    return (
      <ErrorState
        title={Object.keys(fields).length > 0 ? words.pleaseCheckTheFilters() : words.failedToLoadTutors()}
        onRetry={retryable ? () => dispatch(tutorList.actions.requested(search.question)) : undefined}
      >
        {message}
      </ErrorState>
    );
  }
  const page = dataOf(list);
  const loading = list.status !== 'loaded';
  if (!page || (loading && page.rows.length === 0)) {
    return <TutorRowsSkeleton />;
  }
  if (page.rows.length === 0) return <NoTutors search={search} onCleared={onCleared} />;
  const moreProblem = failureOf(more);
  return (
    <Found aria-busy={loading}>
      {search.question.cursor && (
        <p>
          <Words of={words.furtherDown} link={(text) => <Link to={search.pathWith({})}>{text}</Link>} />
        </p>
      )}
      {catalogue.status === 'failed' && (
        <RetryNotice tone="warn" onRetry={() => dispatch(subjectCatalogue.actions.requested())}>
          {words.subjectsUnknown({ message: catalogue.problem.message })}
        </RetryNotice>
      )}
      <TutorRows tutors={page.rows} appended={more.status === 'done'} wasThere={wasThere} />
      {moreProblem && <Notice tone="bad">{moreProblem.message}</Notice>}
      {!loading && page.nextCursor && (
        <ShowMore
          href={search.pathWith({ cursor: page.nextCursor })}
          busy={more.status === 'busy'}
          onClick={() => dispatch(tutorList.actions.moreRequested(search.question))}
        />
      )}
    </Found>
  );
}
