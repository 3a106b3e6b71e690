import { WaitingForYou } from '@paadam/bookings/screens';
import { formatCount, formatPaise } from '@paadam/shared/domain';
import { FigureCard, FigureGrid, LoadFailure, useLoadable } from '@paadam/shared/loading';
import { type Loadable, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoStudentsDrawing } from '@paadam/shared/ui/drawings/NoStudentsDrawing';
import { Facts, Rows } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { CalendarDays, Users, Wallet } from 'lucide-react';
import * as words from '../messages/dashboard';
import { NextStep } from '../next-step/NextStep';
import { dashboard, type TutorDashboard } from '../teaching/teaching';
import { LessonRow, Section } from './dashboard.styles';
import { Requests } from './Requests';
import { Today } from './Today';

/** The tutor's teaching at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const { answer: figures, reload } = useLoadable(dashboard);
  const { data } = figures;
  if (!user) return null;
  return (
    <>
      <PageTitle
        documentTitle={words.dashboard()}
        lead={<TimeZoneNote />}
        actions={
          <NextStep to="/tutor/calendar" variant="secondary">
            {words.calendar()}
          </NextStep>
        }
      >
        {words.welcome({ name: user.name })}
      </PageTitle>
      {figures.status === 'failed' && (
        <LoadFailure
          title={words.notLoaded()}
          problem={figures.problem}
          besideData={Boolean(data)}
          onRetry={reload}
        />
      )}
      {(data || figures.status !== 'failed') && <Figures figures={figures} />}
      {!data && figures.status !== 'failed' && <DashboardSkeleton />}
      {data && (
        <>
          <FirstStep dashboard={data} />
          <WaitingForYou bookings={data.proposals ?? []} who="tutor" />
          <Today lessons={data.today} />
          <Requests requests={data.requests} count={data.requestCount} />
        </>
      )}
    </>
  );
}

/** The tutor's teaching in three figures. */
function Figures({ figures }: { figures: Loadable<TutorDashboard> }) {
  return (
    <FigureGrid>
      <FigureCard
        label={words.totalStudents()}
        icon={Users}
        tile="green"
        from={figures}
        value={({ studentsTaught }) => formatCount(studentsTaught)}
      />
      <FigureCard
        label={words.upcomingBookings()}
        icon={CalendarDays}
        tile="sky"
        from={figures}
        value={({ upcomingBookings }) => formatCount(upcomingBookings)}
      />
      <FigureCard
        label={words.earningsThisMonth()}
        icon={Wallet}
        tile="marigold"
        from={figures}
        value={({ earningsThisMonth }) => formatPaise(earningsThisMonth)}
      />
    </FigureGrid>
  );
}

/** The lists' shape while they are on their way. */
function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      {['today', 'requests'].map((list) => (
        <Section key={list} aria-hidden>
          <Skeleton width="11rem" height="1.65rem" />
          <Rows>
            {[1, 2].map((row) => (
              <LessonRow key={row} as="li">
                <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
                <Facts>
                  <Skeleton width="10rem" height="1.5rem" />
                  <Skeleton width="13rem" height="1.6rem" />
                </Facts>
                <Skeleton width="9rem" height="var(--paadam-control-height)" />
              </LessonRow>
            ))}
          </Rows>
        </Section>
      ))}
    </>
  );
}

/** @returns whether nothing has come of the tutor's profile so far */
const isNew = ({ studentsTaught, upcomingBookings, requestCount, today }: TutorDashboard): boolean =>
  studentsTaught === 0 && upcomingBookings === 0 && requestCount === 0 && today.length === 0;

/** For a tutor that no one has asked for a lesson yet: what brings the first one. */
function FirstStep({ dashboard }: { dashboard: TutorDashboard }) {
  if (!isNew(dashboard)) return null;
  return (
    <Card>
      <EmptyState
        drawing={<NoStudentsDrawing />}
        title={words.firstStep()}
        action={<NextStep to="/tutor/edit-profile">{words.completeYourProfile()}</NextStep>}
      >
        {words.firstStepText()}
      </EmptyState>
    </Card>
  );
}
