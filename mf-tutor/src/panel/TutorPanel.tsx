import { Panel, type PanelLink } from '@paadam/shared/panel';
import { CalendarDays, LayoutDashboard, UserRoundPen, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';

const links: readonly PanelLink[] = [
  { label: 'Dashboard', to: '/tutor', icon: LayoutDashboard },
  { label: 'Edit Profile', to: '/tutor/edit-profile', icon: UserRoundPen },
  { label: 'My Students', to: '/tutor/students', icon: Users },
  { label: 'Manage Bookings', to: '/tutor/bookings', icon: CalendarDays },
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
