import { Panel, type PanelLink } from '@paadam/shared/panel';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { CalendarDays, CalendarRange, IndianRupee, LayoutDashboard, Star, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/panel';

const paymentsLink: PanelLink = {
  get label() {
    return words.payments();
  },
  to: '/student/payments',
  icon: IndianRupee,
};

const links: readonly PanelLink[] = [
  {
    get label() {
      return words.dashboard();
    },
    to: '/student/dashboard',
    icon: LayoutDashboard,
    marks: ['/student', '/student/dashboard'],
  },
  {
    get label() {
      return words.myClasses();
    },
    to: '/student/classes',
    icon: CalendarDays,
    marks: ['/student/classes', '/student/classes/:bookingId'],
  },
  {
    get label() {
      return words.calendar();
    },
    to: '/student/calendar',
    icon: CalendarRange,
  },
  paymentsLink,
  {
    get label() {
      return words.reviews();
    },
    to: '/student/reviews',
    icon: Star,
  },
  {
    get label() {
      return words.profile();
    },
    to: '/student/profile',
    icon: UserRound,
  },
];

/** Where lessons are not paid here. */
const linksWithout = links.filter((link) => link !== paymentsLink);

const Alone = styled.div`
  max-width: 60rem;
  margin-inline: auto;
  padding: var(--paadam-space-10) var(--paadam-space-4) var(--paadam-space-16);
`;

/** The frame of the student's pages. A parent, who books here for a child, gets the page without the menu. */
export function StudentPanel({ children }: { children: ReactNode }) {
  const user = usePaadamSelector(selectUser);
  const paysHere = user?.paysHere;
  if (user?.role !== 'student') return <Alone>{children}</Alone>;
  return (
    <Panel title={words.studentPortal()} links={paysHere ? links : linksWithout}>
      {children}
    </Panel>
  );
}
