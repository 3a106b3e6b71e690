import { paths } from '@paadam/shared/domain';
import { type NavItem, useHasPage, useHasPages, useHost, useLogOut } from '@paadam/shared/portal';
import { NavLink, useLocation } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, Sheet } from '@paadam/shared/ui';
import { EarlySheet, isPopoverOpen } from '@paadam/shared/ui/EarlySheet';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import { Menu } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { AppearanceSwitch } from '../appearance/AppearanceSwitch';
import { LanguageLinks } from '../languages/LanguageLinks';
import * as words from '../messages/navigation';
import { AccountMenu } from './AccountMenu';
import { NavLinks } from './NavLinks';
import { placesOf } from './navItems';
import { wideBar } from './wideBar';

const Narrow = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  /* The sign, not the space around it, ends where the page's content does. */
  margin-inline-end: -0.625rem;

  & > button {
    padding-inline: 0;
    color: var(--paadam-ink);
  }

  ${wideBar} {
    display: none;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: var(--paadam-space-1);
  padding: 0;
  list-style: none;

  /* What is the person's own, apart from the places. */
  & + & {
    margin-top: var(--paadam-space-4);
    padding-top: var(--paadam-space-4);
    border-top: 1px solid var(--paadam-line);
  }

  a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-inline: var(--paadam-space-3);
    border-radius: var(--paadam-radius-control);
    color: var(--paadam-ink);
    font-size: var(--paadam-text-18);
    text-decoration: none;
  }

  a[aria-current='page'] {
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }
`;

/**
 * The navigation on a phone: the person's picture, and a menu. It closes as soon as an item is chosen, since a page may
 * be long on its way, and on any other change of route.
 */
export function MobileMenu({ items }: { items: readonly NavItem[] }) {
  const { key } = useLocation();
  // Open at the place where it was opened: any change of route closes it, and coming back does not open it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== key) setOpenedAt(null);
  const close = () => setOpenedAt(null);
  const user = usePaadamSelector(selectUser);
  const { remotes } = useHost();
  const hasPage = useHasPages();
  // The places of the portal's own menu, for which a phone has no room beside its pages.
  const others = placesOf(remotes, user?.role).filter(
    ({ path }) =>
      hasPage(path) &&
      path !== (user && paths.profile(user.role)) &&
      items.every((item) => item.path !== path),
  );

  const early = useId();
  const isLive = useIsLive();
  const isOpen = openedAt === key;
  const hasSheet = isLive || isOpen;
  // The person who has opened it before the scripts were there goes on in the sheet.
  useLayoutEffect(() => {
    if (!isLive && isPopoverOpen(early)) setOpenedAt(key);
  }, [isLive, early, key]);
  const menu = (
    <nav aria-label={words.main()}>
      <Items>
        <NavLinks items={[...items, ...others]} onFollow={close} />
      </Items>
      <Items>
        {user ? (
          <SignedInItems profilePath={paths.profile(user.role)} onFollow={close} />
        ) : (
          <VisitorItems onFollow={close} />
        )}
      </Items>
      <LanguageLinks />
    </nav>
  );

  return (
    <Narrow>
      {user ? <AccountMenu user={user} size={34} /> : <AppearanceSwitch />}
      <Button
        variant="quiet"
        aria-label={words.menu()}
        aria-haspopup="dialog"
        popoverTarget={hasSheet ? undefined : early}
        onClick={(event) => {
          // What the server has drawn would open as well, as long as it is there.
          event.preventDefault();
          setOpenedAt(key);
        }}
      >
        <Menu size={24} aria-hidden />
      </Button>
      {hasSheet ? (
        <Sheet open={isOpen} onClose={close} title={words.menu()}>
          {menu}
        </Sheet>
      ) : (
        <EarlySheet id={early} title={words.menu()}>
          {menu}
        </EarlySheet>
      )}
    </Narrow>
  );
}

function VisitorItems({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      <li>
        <NavLink to="/login" onClick={onFollow}>
          {words.signInOfMenu()}
        </NavLink>
      </li>
      <li>
        <NavLink to="/register" onClick={onFollow}>
          {words.register()}
        </NavLink>
      </li>
    </>
  );
}

function SignedInItems({ profilePath, onFollow }: { profilePath: string; onFollow: () => void }) {
  const endSession = useLogOut();
  const hasProfile = useHasPage(profilePath);
  const logOut = () => {
    // How it ends is told in a place that an open menu covers.
    onFollow();
    endSession();
  };
  return (
    <>
      {hasProfile && (
        <li>
          <NavLink to={profilePath} onClick={onFollow}>
            {words.myProfile()}
          </NavLink>
        </li>
      )}
      {useIsLive() && (
        <li>
          <Button block variant="secondary" onClick={logOut}>
            {words.signOut()}
          </Button>
        </li>
      )}
    </>
  );
}
