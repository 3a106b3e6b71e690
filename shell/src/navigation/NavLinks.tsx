import type { NavItem } from '@paadam/shared/portal';
import { NavLink } from 'react-router-dom';

/** The items of the menu, for a list; the one that leads here is marked. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map(({ path, label }) => (
    <li key={path}>
      <NavLink to={path} end={path === '/'}>
        {label}
      </NavLink>
    </li>
  ));
}
