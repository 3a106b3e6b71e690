import { useHasPages, useHost } from '@paadam/shared/portal';
import { Link, matchPath, useLocation } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import {
  CalendarDays,
  Circle,
  House,
  LayoutDashboard,
  type LucideIcon,
  Search,
  Star,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import * as words from '../messages/navigation';
import { placesOf } from './navItems';
import { wideBar } from './wideBar';

/** The signs that a portal's `remote.json` may name. */
const signs: Readonly<Record<string, LucideIcon>> = {
  calendar: CalendarDays,
  dashboard: LayoutDashboard,
  home: House,
  people: Users,
  person: UserRound,
  search: Search,
  star: Star,
  wallet: Wallet,
};

/** More would not be hit with a thumb. */
const mostPlaces = 5;

/**
 * What keeps to the window's foot, a form's button or a toast, stands above the bar. As wide as `wideBar` says. In a low
 * window, a large text size or a phone on its side, the bar is at the page's foot: the window is for the page.
 */
const Foot = createGlobalStyle`
  @media (width < 58rem) and (height > 32rem) {
    :root:has([data-foot-places]) {
      --paadam-foot: calc(3.75rem + env(safe-area-inset-bottom, 0px));
      scroll-padding-bottom: 3.75rem;
    }
  }

  @media print {
    [data-foot-places] {
      display: none;
    }
  }
`;

const Room = styled.div`
  position: sticky;
  bottom: 0;

  @media (height <= 32rem) {
    position: static;
  }

  z-index: 20;
  container-type: inline-size;
`;

const Bar = styled.nav`
  border-top: 1px solid var(--paadam-line);
  background: var(--paadam-surface);
  padding-bottom: env(safe-area-inset-bottom, 0px);

  ${wideBar} {
    display: none;
  }

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    max-width: 36rem;
    margin-inline: auto;
    list-style: none;
  }

  a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.125rem;
    min-height: calc(3.75rem - 1px);
    padding-inline: 0.125rem;
    font-size: 0.75rem;
    line-height: 1.2;
    text-decoration: none;
    color: var(--paadam-muted);
  }

  a > span {
    padding: 0.125rem 0.875rem;
    border-radius: var(--paadam-radius-round);
  }

  a[aria-current='page'] {
    font-weight: 600;
    color: var(--paadam-brand);
  }

  a[aria-current='page'] > span {
    background: var(--paadam-brand-soft);
  }

  @media (forced-colors: active) {
    a[aria-current='page'] > span {
      outline: 2px solid LinkText;
    }
  }
`;

/** At the foot of a phone: the places where a signed-in person goes most, as the portals declare them. */
export function FootBar() {
  const { remotes } = useHost();
  const hasPage = useHasPages();
  const { pathname } = useLocation();
  const user = usePaadamSelector(selectUser);
  const places = placesOf(remotes, user?.role)
    .filter(({ path }) => hasPage(path))
    .slice(0, mostPlaces);
  if (places.length === 0) return null;
  return (
    <Room data-foot-places>
      <Foot />
      <Bar aria-label={words.yourPlaces()}>
        <ul>
          {places.map(({ path, label, icon, also = [] }) => {
            const Sign = signs[icon] ?? Circle;
            // A portal's first page is not the whole portal.
            const end = remotes.some(({ basePath }) => basePath === path);
            const isHere = also.includes(pathname) || matchPath({ path, end }, pathname) !== null;
            return (
              <li key={path}>
                <Link to={path} aria-current={isHere ? 'page' : undefined}>
                  <span>
                    <Sign size={20} aria-hidden />
                  </span>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </Bar>
    </Room>
  );
}
