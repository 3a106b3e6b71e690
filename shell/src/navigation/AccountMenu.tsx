import type { AuthData } from '@paadam/shared/contract';
import { paths } from '@paadam/shared/domain';
import { useHasPage, useLanding, useLogOut } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { selectSignOut, usePaadamSelector } from '@paadam/shared/state';
import { Button, EmailText, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { ChevronDown, LayoutDashboard, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { type ToggleEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { AppearanceSwitch } from '../appearance/AppearanceSwitch';
import * as words from '../messages/navigation';
import { OwnPicture } from './OwnPicture';

const Own = styled.div`
  display: inline-flex;
  align-items: center;
  flex: none;
`;

const Opener = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.25rem;
  border: 0;
  border-radius: var(--paadam-radius-round);
  color: var(--paadam-muted);
  background: none;

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }
`;

const Menu = styled.div`
  position: fixed;
  inset: 4rem var(--paadam-space-4) auto auto;
  width: min(18rem, calc(100vw - var(--paadam-space-8)));
  max-height: calc(100dvh - 5rem);
  margin: 0;
  padding: var(--paadam-space-2);
  overflow-y: auto;
  border: 1px solid var(--paadam-card-line);
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);

  ul {
    display: grid;
    padding: var(--paadam-space-1) 0;
    border-block: 1px solid var(--paadam-line);
    list-style: none;
  }

  a,
  & > button {
    display: flex;
    justify-content: flex-start;
    align-items: center;
    gap: var(--paadam-space-3);
    min-height: var(--paadam-control-height);
    padding-inline: var(--paadam-space-3);
    border-radius: var(--paadam-radius-control);
    font-weight: var(--paadam-weight-strong);
    color: var(--paadam-ink);
    text-decoration: none;
  }

  a:hover {
    background: var(--paadam-hover);
  }

  svg {
    flex: none;
    color: var(--paadam-muted);
  }
`;

const Who = styled.p`
  display: grid;
  padding: var(--paadam-space-2) var(--paadam-space-3) var(--paadam-space-3);
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > span {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

const Switched = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: var(--paadam-space-3);
  font-weight: var(--paadam-weight-strong);
`;

/** Below the button, and within the window. */
const placeBelow = (menu: HTMLElement, opener: HTMLElement | null): void => {
  const { bottom, right } = opener?.getBoundingClientRect() ?? { bottom: 64, right: 0 };
  menu.style.top = `${bottom + 4}px`;
  menu.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
};

interface AccountMenuProps {
  user: AuthData;
  /** Of the picture, in pixels. */
  size: number;
}

/** The person's picture, which leads to their own area, and below it what is the person's own: profile, appearance, the way out. */
export function AccountMenu({ user, size }: AccountMenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const profilePath = paths.profile(user.role);
  const hasProfile = useHasPage(profilePath);
  const landing = useLanding(user.role);
  const signOut = usePaadamSelector(selectSignOut);
  const endSession = useLogOut();
  const close = () => menu.current?.hidePopover?.();
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && menu.current) placeBelow(menu.current, opener.current);
  };
  const logOut = () => {
    // How it ends is told in a place that an open menu covers.
    close();
    endSession();
  };

  return (
    <Own>
      <OwnPicture user={user} size={size} />
      <Opener ref={opener} type="button" popoverTarget={id} aria-label={words.yourAccount()}>
        <ChevronDown size={18} aria-hidden />
      </Opener>
      <Menu ref={menu} id={id} popover="auto" onBeforeToggle={place}>
        <Who>
          <strong>{user.name}</strong>
          <EmailText>{user.email}</EmailText>
        </Who>
        <ul>
          <li>
            <Link to={landing} onClick={close}>
              <LayoutDashboard size={18} aria-hidden />
              {words.yourArea()}
            </Link>
          </li>
          {hasProfile && (
            <>
              <li>
                <Link to={profilePath} onClick={close}>
                  <UserRound size={18} aria-hidden />
                  {words.profile()}
                </Link>
              </li>
              <li>
                <Link to={`${profilePath}?tab=security`} onClick={close}>
                  <ShieldCheck size={18} aria-hidden />
                  <Words of={words.security} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
                </Link>
              </li>
            </>
          )}
        </ul>
        <Switched>
          <span aria-hidden>{words.darkAppearance()}</span>
          <AppearanceSwitch />
        </Switched>
        <Button variant="quiet" block busy={signOut.status === 'busy'} onClick={logOut}>
          {signOut.status !== 'busy' && <LogOut size={18} aria-hidden />}
          {words.signOut()}
        </Button>
      </Menu>
    </Own>
  );
}
