import { useHasPage } from '@paadam/shared/portal';
import type { LucideIcon } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

export interface PanelLink {
  label: string;
  /** From the site's root: "/tutor/bookings". */
  to: string;
  icon: LucideIcon;
  /**
   * The pages that the link stands for, in the router's notation. Default: the page it leads to and those below it,
   * unless the menu itself goes below it: the first page of an area is not its whole area.
   */
  marks?: readonly string[];
}

const ItemLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border-radius: var(--paadam-radius-control);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.3;
  text-decoration: none;
  color: var(--paadam-ink);
  transition: background-color var(--paadam-motion-fast) var(--paadam-ease);

  & svg {
    flex: none;
    color: var(--paadam-muted);
  }

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }

  &[aria-current] {
    font-weight: 600;
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &[aria-current] svg {
    color: inherit;
  }
`;

interface PanelItemProps extends PanelLink {
  marks: readonly string[];
  onFollow: () => void;
}

/** One line of a panel's menu; nothing where the host lacks its page. */
export function PanelItem({ label, to, icon: Icon, marks, onFollow }: PanelItemProps) {
  const there = useHasPage(to);
  const { pathname } = useLocation();
  if (!there) return null;
  const current = marks.some((path) => matchPath(path, pathname));
  return (
    <li>
      <ItemLink to={to} aria-current={current ? 'page' : undefined} onClick={onFollow}>
        <Icon size={20} aria-hidden />
        {label}
      </ItemLink>
    </li>
  );
}
