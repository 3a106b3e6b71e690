import { Panel, type PanelLink } from '@paadam/shared/panel';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import {
  CalendarDays,
  CalendarRange,
  IndianRupee,
  LayoutDashboard,
  Star,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useFamilyMessage } from '../family/useFamilyMessage';

const paymentsLink: PanelLink = { label: 'Payments', to: '/parent/payments', icon: IndianRupee };

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
  paymentsLink,
  { label: 'Reviews', to: '/parent/reviews', icon: Star },
  { label: 'Profile', to: '/parent/profile', icon: UserRound },
];

/** Where lessons are not paid here. */
const linksWithout = links.filter((link) => link !== paymentsLink);

/** The frame of the parent's pages. */
export function ParentPanel({ children }: { children: ReactNode }) {
  useFamilyMessage();
  const paysHere = usePaadamSelector(selectUser)?.paysHere;
  return (
    <Panel
      title="Parent Portal"
      subTitle="Family Dashboard"
      links={paysHere ? links : linksWithout}
      logOutLabel="Log Out"
    >
      {children}
    </Panel>
  );
}
