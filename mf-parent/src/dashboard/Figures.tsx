import { FigureCard, FigureGrid } from '@paadam/shared/loading';
import type { Loadable } from '@paadam/shared/state';
import { CalendarDays, Star, Users } from 'lucide-react';
import type { Family, FamilyBookings } from '../family/family';

interface FiguresProps {
  profile: Loadable<Family>;
  bookings: Loadable<FamilyBookings>;
}

/** The family in three figures. */
export function Figures({ profile, bookings }: FiguresProps) {
  return (
    <FigureGrid>
      <FigureCard
        label="Linked Children"
        icon={Users}
        tile="green"
        from={profile}
        value={({ children }) => children.length}
      />
      <FigureCard
        label="Upcoming Sessions"
        icon={CalendarDays}
        tile="sky"
        from={bookings}
        value={({ upcomingCount }) => upcomingCount}
      />
      <FigureCard
        label="Average Rating"
        icon={Star}
        tile="marigold"
        from={profile}
        value={({ averageRating }) => averageRating && `${averageRating.toFixed(1)}/5`}
        none="No ratings yet"
      />
    </FigureGrid>
  );
}
