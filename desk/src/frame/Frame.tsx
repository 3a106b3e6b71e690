import { Link, useLocation } from '@paadam/shared/router';
import { Button, Logo, RetryNotice, Sheet, SkipLink } from '@paadam/shared/ui';
import { panelLink } from '@paadam/shared/ui/panelLink';
import { LogOut, PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useDeskApi } from '../api/useDeskApi';
import { useOperator } from '../api/useOperator';
import { useAct } from '../loading/useAct';
import { Muted } from '../ui/parts';
import { menuFor } from './menu';

const wide = '@media (min-width: 60rem)';

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 82rem;
  margin-inline: auto;

  ${wide} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-bottom: 1px solid var(--paadam-line);

  ${wide} {
    position: sticky;
    top: 0;
    display: grid;
    align-content: start;
    justify-content: stretch;
    gap: var(--paadam-space-6);
    height: 100dvh;
    padding: var(--paadam-space-8) var(--paadam-space-4);
    border: 0;
    border-inline-end: 1px solid var(--paadam-line);
  }
`;

const OnPhone = styled.div`
  ${wide} {
    display: none;
  }
`;

const AtSide = styled.div`
  display: none;

  ${wide} {
    display: grid;
    gap: var(--paadam-space-6);
  }
`;

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
`;

const Item = styled(Link)`
  ${panelLink}
`;

const Page = styled.main`
  min-width: 0;
  padding: var(--paadam-space-6) var(--paadam-space-4) var(--paadam-space-16);

  ${wide} {
    padding: var(--paadam-space-10) var(--paadam-space-8) var(--paadam-space-16);
  }
`;

/** What stands around every page: the menu of what this operator may do, and the way out. */
export function Frame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // Open for the page that it was opened on: any other closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <>
      <SkipLink />
      <Whole>
        <Bar>
          <Logo />
          <OnPhone>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
              <PanelLeft size={18} aria-hidden />
              Menu
            </Button>
          </OnPhone>
          <AtSide>
            <Menu onFollow={close} />
          </AtSide>
        </Bar>
        <Page id="main" tabIndex={-1}>
          {children}
        </Page>
      </Whole>
      <Sheet open={openAt === key} onClose={close} title="Desk">
        <Menu onFollow={close} />
      </Sheet>
    </>
  );
}

function Menu({ onFollow }: { onFollow: () => void }) {
  const api = useDeskApi();
  const { name, rights } = useOperator();
  const { pathname } = useLocation();
  const signOut = useAct(async () => {
    await api.call('deskSignOut');
    // Everything of the operator is gone with the page.
    location.assign('/desk');
  });
  const isAt = (to: string) => (to === '/desk' ? pathname === to : `${pathname}/`.startsWith(`${to}/`));
  return (
    <>
      <nav aria-label="Desk">
        <Items>
          {menuFor(rights).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Item to={to} aria-current={isAt(to) ? 'page' : undefined} onClick={onFollow}>
                <Icon size={20} aria-hidden />
                {label}
              </Item>
            </li>
          ))}
        </Items>
      </nav>
      <div>
        <Muted>Signed in as {name}</Muted>
        <Button variant="quiet" busy={signOut.isBusy} onClick={() => void signOut.run()}>
          {!signOut.isBusy && <LogOut size={18} aria-hidden />}
          Sign out
        </Button>
        {signOut.problem && (
          <RetryNotice onRetry={() => void signOut.run()}>{signOut.problem.message}</RetryNotice>
        )}
      </div>
    </>
  );
}
