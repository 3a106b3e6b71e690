import { Panel, type PanelLink } from '@paadam/shared/panel';
import { CalendarDays, CalendarRange, LayoutDashboard, UserRoundPen, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '../messages/panel';

const links = (): readonly PanelLink[] => [
  { label: words.dashboard(), to: '/tutor', icon: LayoutDashboard },
  { label: words.editProfile(), to: '/tutor/edit-profile', icon: UserRoundPen },
  { label: words.myStudents(), to: '/tutor/students', icon: Users },
  { label: words.manageBookings(), to: '/tutor/bookings', icon: CalendarDays },
  { label: words.calendar(), to: '/tutor/calendar', icon: CalendarRange },
  { label: words.earnings(), to: '/tutor/earnings', icon: Wallet },
];

/** The frame of the tutor's pages. */
export function TutorPanel({ children }: { children: ReactNode }) {
  return (
    <Panel title={words.title()} links={links()} logOutLabel={words.logOut()}>
      {children}
    </Panel>
  );
}
