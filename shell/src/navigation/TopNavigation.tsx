import { useHost } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { selectSession, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton, Logo, Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { AppearanceSwitch } from '../appearance/AppearanceSwitch';
import * as words from '../messages/navigation';
import { AccountMenu } from './AccountMenu';
import { MobileMenu } from './MobileMenu';
import { NavLinks } from './NavLinks';
import { navItems } from './navItems';
import { wideBar } from './wideBar';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
`;

const Bar = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: var(--paadam-space-4);
  max-width: var(--paadam-page-column);
  min-height: 4rem;
  margin-inline: auto;
  padding-inline: var(--paadam-space-4);

  @media (max-height: 32rem) {
    min-height: 3.25rem;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: var(--paadam-control-height);
  color: var(--paadam-ink);
  text-decoration: none;
`;

const Wide = styled.div`
  display: none;
  flex: 1;
  align-items: center;
  gap: var(--paadam-space-4);

  nav {
    flex: 1;
  }

  ${wideBar} {
    display: flex;
  }
`;

const Items = styled.ul`
  display: flex;
  flex: 1;
  justify-content: center;
  gap: var(--paadam-space-1);
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    /* Seven items beside each other, for a parent, fit where the bar is narrowest. */
    padding-inline: min(var(--paadam-space-4), 1.3cqi);
    border-radius: var(--paadam-radius-control);
    white-space: nowrap;
    color: var(--paadam-ink);
    text-decoration: none;
    transition: background var(--paadam-motion-fast) var(--paadam-ease);
  }

  a:hover {
    background: var(--paadam-hover);
  }

  a[aria-current='page'] {
    color: var(--paadam-brand);
    font-weight: var(--paadam-weight-strong);
  }
`;

/** The site's navigation: the logo, the items of the role, and the way in or the person's picture. */
export function TopNavigation() {
  const { remotes } = useHost();
  const user = usePaadamSelector(selectUser);
  const items = navItems(remotes, user?.role);
  return (
    <Bar>
      <Home to="/" aria-label={words.paadamHome()}>
        <Logo />
      </Home>
      <Wide>
        <nav aria-label={words.main()}>
          <Items>
            <NavLinks items={items} />
          </Items>
        </nav>
        <AccountLinks />
      </Wide>
      <MobileMenu items={items} />
    </Bar>
  );
}

/** Sign in and Register for visitors; for everyone else their picture, which leads to their own area. */
function AccountLinks() {
  const { status } = usePaadamSelector(selectSession);
  const user = usePaadamSelector(selectUser);
  if (status === 'checking') return <Skeleton width="11rem" height="2.75rem" />;
  if (user) return <AccountMenu user={user} size={44} />;
  return (
    <Line>
      <AppearanceSwitch />
      <LinkButton to="/login" variant="quiet">
        {words.signIn()}
      </LinkButton>
      <LinkButton to="/register">{words.register()}</LinkButton>
    </Line>
  );
}
