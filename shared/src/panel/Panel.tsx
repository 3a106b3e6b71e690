import { authActions, selectSignOut, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Sheet } from '@paadam/shared/ui';
import { LogOut, PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PanelItem, type PanelLink } from './PanelItem';
import {
  Content,
  Frame,
  Items,
  LogOutButton,
  PhoneOnly,
  Room,
  Side,
  SideMenu,
  SubTitle,
  Title,
} from './panelParts';

export type { PanelLink };

export interface PanelProps {
  /** 'Tutor Panel'. */
  title: string;
  /** Below the title: 'Family Dashboard'. */
  subTitle?: string;
  /** The menu; a page that the host does not have is left out. */
  links: readonly PanelLink[];
  /** Default 'Logout'. */
  logOutLabel?: string;
  children: ReactNode;
}

/** The frame of a portal's pages: its title, its menu at the side (on a phone in a sheet), and the page. */
export function Panel({ title, subTitle, links, logOutLabel = 'Logout', children }: PanelProps) {
  const dispatch = usePaadamDispatch();
  const { key } = useLocation();
  // Open for the navigation that it was opened in, so that any change of route closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const signOut = usePaadamSelector(selectSignOut);

  const logOut = () => {
    // How it ends is told by the host, in a place that an open sheet covers.
    setOpenAt(null);
    dispatch(authActions.signOutRequested());
  };

  const menu = (
    <>
      <nav aria-label={title}>
        <Items role="list">
          {links.map((link) => (
            <PanelItem key={link.to} {...link} />
          ))}
        </Items>
      </nav>
      <LogOutButton variant="quiet" block busy={signOut.status === 'busy'} onClick={logOut}>
        {signOut.status !== 'busy' && <LogOut size={20} aria-hidden />}
        {logOutLabel}
      </LogOutButton>
    </>
  );

  return (
    <Room>
      <Frame>
        <Side>
          <div>
            <Title>{title}</Title>
            {subTitle && <SubTitle>{subTitle}</SubTitle>}
          </div>
          <PhoneOnly>
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-label={`${title} menu`}
              onClick={() => setOpenAt(key)}
            >
              <PanelLeft size={18} aria-hidden />
              Menu
            </Button>
          </PhoneOnly>
          <SideMenu>{menu}</SideMenu>
        </Side>
        <Content>{children}</Content>
      </Frame>
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={title}>
        {menu}
      </Sheet>
    </Room>
  );
}
