import { Card, EmptyState } from '@paadam/shared/ui';
import { NextStep } from '../next-step/NextStep';
import type { TutorDashboard } from '../teaching/teaching';

/** @returns whether nothing has come of the tutor's profile so far */
const isNew = ({ studentsTaught, upcomingBookings, requestCount, today }: TutorDashboard): boolean =>
  studentsTaught === 0 && upcomingBookings === 0 && requestCount === 0 && today.length === 0;

/** For a tutor whom nobody has asked for a lesson yet: what brings the first one. */
export function FirstStep({ dashboard }: { dashboard: TutorDashboard }) {
  if (!isNew(dashboard)) return null;
  return (
    <Card>
      <EmptyState
        title="Your first lesson begins with your profile"
        action={<NextStep to="/tutor/edit-profile">Complete your profile</NextStep>}
      >
        Students choose a tutor by subject, price, open times and what the tutor says. Once yours are there,
        they find you and ask for a lesson.
      </EmptyState>
    </Card>
  );
}
