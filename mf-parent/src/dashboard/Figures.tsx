import type { Loadable } from '@paadam/shared/state';
import { CalendarDays, Star, Users } from 'lucide-react';
import { styled } from 'styled-components';
import type { Family, FamilyBookings } from '../family/parentSlice';
import { FigureCard } from './FigureCard';

export interface FiguresProps {
  profile: Loadable<Family>;
  bookings: Loadable<FamilyBookings>;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--paadam-space-4);
`;

/** The family in three figures. */
export function Figures({ profile, bookings }: FiguresProps) {
  return (
    <Grid>
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
    </Grid>
  );
}
