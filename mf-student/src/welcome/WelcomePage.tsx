import { Facts } from '@paadam/shared/bookings/screens';
import { allSettled, firstProblem, LoadProblem } from '@paadam/shared/loading';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { useOwnClasses } from '../own-classes/useOwnClasses';
import { useReviewsDue } from '../own-classes/useReviewsDue';
import { Hero, What } from './nextClassParts';
import { WelcomeContent } from './WelcomeContent';
import { Cards, Page } from './welcomeParts';

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

/** The welcome page's shape while the bookings are on their way. */
function WelcomeSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <Hero aria-hidden>
        <Skeleton width="14rem" height="4rem" />
        <What>
          <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
          <Facts>
            <Skeleton width="12rem" height="1.55rem" />
            <Skeleton width="7rem" height="1.45rem" />
            <Skeleton width="14rem" height="1.6rem" />
          </Facts>
        </What>
        <Skeleton width="9rem" height="var(--paadam-control-height)" radius="var(--paadam-radius-control)" />
      </Hero>
      <Cards aria-hidden>
        <Card>
          <Skeleton height="9rem" />
        </Card>
        <Card>
          <Skeleton height="9rem" />
        </Card>
      </Cards>
    </>
  );
}
