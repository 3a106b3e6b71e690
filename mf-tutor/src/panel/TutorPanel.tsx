import { Panel, type PanelLink } from '@paadam/shared/panel';
import { CalendarDays, CalendarRange, LayoutDashboard, UserRoundPen, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

const links: readonly PanelLink[] = [
  { label: 'Dashboard', to: '/tutor', icon: LayoutDashboard },
  { label: 'Edit Profile', to: '/tutor/edit-profile', icon: UserRoundPen },
  { label: 'My Students', to: '/tutor/students', icon: Users },
  { label: 'Manage Bookings', to: '/tutor/bookings', icon: CalendarDays },
  { label: 'Calendar', to: '/tutor/calendar', icon: CalendarRange },
  { label: 'Earnings', to: '/tutor/earnings', icon: Wallet },
];

/** The frame of the tutor's pages. */
export function TutorPanel({ children }: { children: ReactNode }) {
  return (
    <Panel title="Tutor Panel" links={links} logOutLabel="Logout">
      {children}
    </Panel>
  );
}
