import { formatCount, formatPaise } from '@paadam/shared/domain';
import { FigureCard, FigureGrid } from '@paadam/shared/loading';
import type { Loadable } from '@paadam/shared/state';
import { CalendarDays, Users, Wallet } from 'lucide-react';
import type { TutorDashboard } from '../teaching/teaching';

/** The tutor's teaching in three figures. */
export function Figures({ figures }: { figures: Loadable<TutorDashboard> }) {
  return (
    <FigureGrid>
      <FigureCard
        label="Total Students"
        icon={Users}
        tile="green"
        from={figures}
        value={({ studentsTaught }) => formatCount(studentsTaught)}
      />
      <FigureCard
        label="Upcoming Bookings"
        icon={CalendarDays}
        tile="sky"
        from={figures}
        value={({ upcomingBookings }) => formatCount(upcomingBookings)}
      />
      <FigureCard
        label="Earnings This Month"
        icon={Wallet}
        tile="marigold"
        from={figures}
        value={({ earningsThisMonth }) => formatPaise(earningsThisMonth)}
      />
    </FigureGrid>
  );
}
