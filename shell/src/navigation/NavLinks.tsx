import { type NavItem, useHost } from '@paadam/shared/portal';
import { NavLink } from 'react-router-dom';

/**
 * The items of the menu, for a list; the one that leads here is marked. An item stands for the pages below its own as
 * well, but a portal's first page is not the whole portal.
 */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  const { remotes } = useHost();
  return items.map(({ path, label }) => (
    <li key={path}>
      <NavLink to={path} end={remotes.some(({ basePath }) => basePath === path)}>
        {label}
      </NavLink>
    </li>
  ));
}
