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
import * as words from '../messages/panel';

const paymentsLink: PanelLink = {
  get label() {
    return words.payments();
  },
  to: '/parent/payments',
  icon: IndianRupee,
};

const links: readonly PanelLink[] = [
  {
    get label() {
      return words.dashboard();
    },
    to: '/parent/dashboard',
    icon: LayoutDashboard,
    marks: ['/parent', '/parent/dashboard'],
  },
  {
    get label() {
      return words.myChildren();
    },
    to: '/parent/children',
    icon: Users,
    marks: ['/parent/children/*'],
  },
  {
    get label() {
      return words.bookings();
    },
    to: '/parent/bookings',
    icon: CalendarDays,
    marks: ['/parent/bookings/*'],
  },
  {
    get label() {
      return words.calendar();
    },
    to: '/parent/calendar',
    icon: CalendarRange,
  },
  paymentsLink,
  {
    get label() {
      return words.reviews();
    },
    to: '/parent/reviews',
    icon: Star,
  },
  {
    get label() {
      return words.profile();
    },
    to: '/parent/profile',
    icon: UserRound,
  },
];

/** Where lessons are not paid here. */
const linksWithout = links.filter((link) => link !== paymentsLink);

/** The frame of the parent's pages. */
export function ParentPanel({ children }: { children: ReactNode }) {
  useFamilyMessage();
  const paysHere = usePaadamSelector(selectUser)?.paysHere;
  return (
    <Panel
      title={words.parentPortal()}
      subTitle={words.familyDashboard()}
      links={paysHere ? links : linksWithout}
      logOutLabel={words.logOut()}
    >
      {children}
    </Panel>
  );
}
