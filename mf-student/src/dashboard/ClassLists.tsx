import { limits } from '@paadam/shared/domain';
import { Rows } from '@paadam/shared/panel';
import { useHasPage } from '@paadam/shared/portal';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';
import { ClassSection } from './ClassSection';
import { CompletedClass } from './CompletedClass';
import type { Classes } from './classesOf';
import { JoinClass } from './JoinClass';
import { UpcomingClass } from './UpcomingClass';

const waitingLead = `A tutor has ${limits.pendingBookingHours} hours to answer. Your class is certain once it is accepted.`;

/** What is coming, what waits for an answer, and what has been. */
export function ClassLists({ classes, now }: { classes: Classes; now: number }) {
  const { upcoming, waiting, completed } = classes;
  const hasTutors = useHasPage('/tutors');
  return (
    <>
      <ClassSection title="Upcoming Classes" count={upcoming.length}>
        {upcoming.length > 0 ? (
          <Rows role="list">
            {upcoming.map((booking) => (
              <UpcomingClass key={booking._id} booking={booking}>
                <JoinClass booking={booking} now={now} />
              </UpcomingClass>
            ))}
          </Rows>
        ) : (
          <Card>
            <EmptyState
              title="No upcoming classes scheduled"
              action={hasTutors && <LinkButton to="/tutors">Find a tutor</LinkButton>}
            />
          </Card>
        )}
      </ClassSection>
      {waiting.length > 0 && (
        <ClassSection title="Waiting for the tutor" count={waiting.length} lead={waitingLead}>
          <Rows role="list">
            {waiting.map((booking) => (
              <UpcomingClass key={booking._id} booking={booking} />
            ))}
          </Rows>
        </ClassSection>
      )}
      <ClassSection title="Completed Classes">
        <Card as={completed.length > 0 ? 'ul' : 'p'} role={completed.length > 0 ? 'list' : undefined}>
          {completed.length > 0
            ? completed.map((booking) => <CompletedClass key={booking._id} booking={booking} />)
            : 'No completed classes yet'}
        </Card>
      </ClassSection>
    </>
  );
}
