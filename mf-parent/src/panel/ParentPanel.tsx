import { Panel, type PanelLink } from '@paadam/shared/panel';
import { CalendarDays, CalendarRange, LayoutDashboard, Star, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFamilyMessage } from '../family/useFamilyMessage';

const links: readonly PanelLink[] = [
  {
    label: 'Dashboard',
    to: '/parent/dashboard',
    icon: LayoutDashboard,
    marks: ['/parent', '/parent/dashboard'],
  },
  { label: 'My Children', to: '/parent/children', icon: Users, marks: ['/parent/children/*'] },
  { label: 'Bookings', to: '/parent/bookings', icon: CalendarDays, marks: ['/parent/bookings/*'] },
  { label: 'Calendar', to: '/parent/calendar', icon: CalendarRange },
  { label: 'Reviews', to: '/parent/reviews', icon: Star },
  { label: 'Profile', to: '/parent/profile', icon: UserRound },
];

/** The frame of the parent's pages. */
export function ParentPanel({ children }: { children: ReactNode }) {
  useFamilyMessage();
  return (
    <Panel title="Parent Portal" subTitle="Family Dashboard" links={links} logOutLabel="Log Out">
      {children}
    </Panel>
  );
}
