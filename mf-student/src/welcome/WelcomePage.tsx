import { allSettled, firstProblem, LoadProblem } from '@paadam/shared/loading';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { useOwnClasses } from '../own-classes/useOwnClasses';
import { useReviewsDue } from '../own-classes/useReviewsDue';
import { WelcomeContent } from './WelcomeContent';
import { WelcomeSkeleton } from './WelcomeSkeleton';
import { Page } from './welcomeParts';

/** Where a student begins: what is next, what waits, what could be done. */
export default function WelcomePage() {
  const user = usePaadamSelector(selectUser);
  const { due, ...reviewsDue } = useReviewsDue();
  const { now, upcoming, next, waiting } = useOwnClasses(reviewsDue.reload);
  const lists = [upcoming, waiting, reviewsDue];
  const failed = firstProblem(lists);
  if (!user) return null;
  return (
    <ClassDialogs>
      <Page>
        <PageTitle documentTitle="Welcome" lead={<TimeZoneNote />}>
          {`Welcome, ${user.name}`}
        </PageTitle>
        {failed && (
          <LoadProblem
            problem={failed.problem}
            besideList={lists.some(({ list }) => list.data)}
            onRetry={failed.retry}
          />
        )}
        {allSettled(lists) ? (
          <WelcomeContent
            upcoming={upcoming.list.data}
            next={next[0]}
            waiting={waiting.list.data}
            due={due[0]}
            now={now}
          />
        ) : (
          <WelcomeSkeleton />
        )}
      </Page>
    </ClassDialogs>
  );
}
