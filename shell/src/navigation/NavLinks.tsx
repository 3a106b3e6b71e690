import { type NavItem, useHost } from '@paadam/shared/portal';
import { NavLink } from '@paadam/shared/router';

interface NavLinksProps {
  items: readonly Pick<NavItem, 'path' | 'label'>[];
  /** One of them was chosen; its page may still be on its way. */
  onFollow?: () => void;
}

/**
 * The items of the menu, for a list; the one that leads here is marked. An item stands for the pages below its own as
 * well, but a portal's first page is not the whole portal.
 */
export function NavLinks({ items, onFollow }: NavLinksProps) {
  const { remotes } = useHost();
  return items.map(({ path, label }) => (
    <li key={path}>
      <NavLink to={path} end={remotes.some(({ basePath }) => basePath === path)} onClick={onFollow}>
        {label}
      </NavLink>
    </li>
  ));
}
