import { BookingsProblem, MoreBookings, TimeZoneNote, useNow, useOwnBookings } from '@paadam/shared/panel';
import { dataOf } from '@paadam/shared/state';
import { PageTitle } from '@paadam/shared/ui';
import { ClassLists } from './ClassLists';
import { classesOf } from './classesOf';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Overview } from './Overview';

/** The student's lessons: what is coming, what waits for the tutor, what has been. */
export default function DashboardPage() {
  const { list, reload } = useOwnBookings('student');
  const now = useNow();
  const page = dataOf(list);
  const classes = page && classesOf(page.bookings, now);
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>My Learning Dashboard</PageTitle>
      {list.status === 'failed' && (
        <BookingsProblem problem={list.problem} besideList={Boolean(page)} onRetry={reload} />
      )}
      {page && classes ? (
        <>
          <Overview sessionCount={page.sessionCount} next={classes.upcoming[0]} />
          <ClassLists classes={classes} now={now} />
          <MoreBookings what="classes" />
        </>
      ) : (
        list.status !== 'failed' && <DashboardSkeleton />
      )}
    </>
  );
}
