import type { DeskRight } from '@paadam/shared/domain';
import {
  CalendarDays,
  History,
  type LucideIcon,
  Sun,
  TriangleAlert,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';

interface MenuItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Absent: every operator sees it. */
  right?: DeskRight;
}

/** All of the desk, in the order of the day. */
const menu: readonly MenuItem[] = [
  { label: 'Today', to: '/desk', icon: Sun },
  { label: 'People', to: '/desk/people', icon: Users, right: 'people' },
  { label: 'Bookings', to: '/desk/bookings', icon: CalendarDays, right: 'cases' },
  { label: 'Money', to: '/desk/money', icon: Wallet, right: 'money' },
  { label: 'Lessons that went wrong', to: '/desk/problems', icon: TriangleAlert, right: 'cases' },
  { label: 'Operators', to: '/desk/operators', icon: UserCog, right: 'settings' },
  { label: 'Audit', to: '/desk/audit', icon: History, right: 'audit' },
];

/** @returns what a person with these rights can open */
export const menuFor = (rights: readonly DeskRight[]): readonly MenuItem[] =>
  menu.filter(({ right }) => !right || rights.includes(right));
