import { useHasPage, useHost, useLogOut } from '@paadam/shared/portal';
import { Link, matchPath, useLocation } from '@paadam/shared/router';
import { selectSignOut, usePaadamSelector } from '@paadam/shared/state';
import { Button, Sheet } from '@paadam/shared/ui';
import { panelLink } from '@paadam/shared/ui/panelLink';
import { LogOut, type LucideIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/panel';
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
} from './panel.styles';

const ItemLink = styled(Link)`
  ${panelLink}
  line-height: 1.3;
  transition: background-color var(--paadam-motion-fast) var(--paadam-ease);
`;

export type { PanelLink };

interface PanelProps {
  /** 'Tutor Panel'. */
  title: string;
  /** Below the title: 'Family Dashboard'. */
  subTitle?: string;
  /** The menu; a page that the host does not have is left out. */
  links: readonly PanelLink[];
  /** What the specification calls it in this panel; 'Sign out' where it is silent. */
  logOutLabel?: string;
  children: ReactNode;
}

const marksOf = ({ to }: PanelLink, links: readonly PanelLink[]): readonly string[] =>
  links.some((link) => link.to.startsWith(`${to}/`)) ? [to] : [`${to}/*`];

/** The frame of a portal's pages: its title, its menu at the side (on a phone in a sheet), and the page. */
export function Panel({ title, subTitle, links, logOutLabel = words.signOut(), children }: PanelProps) {
  const { key } = useLocation();
  // Open for the navigation that it was opened in: any change of route closes it, and the way back does not open it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const close = () => setOpenAt(null);
  const signOut = usePaadamSelector(selectSignOut);

  const { hasPlaces } = useHost();
  const endSession = useLogOut();
  const logOut = () => {
    // How it ends is told by the host, in a place that an open sheet covers.
    close();
    endSession();
  };

  const menu = (
    <>
      {/* A page may be long on its way: who has chosen it is not to stand before an open menu. */}
      <nav aria-label={title}>
        <Items role="list">
          {links.map((link) => (
            <PanelItem key={link.to} {...link} marks={link.marks ?? marksOf(link, links)} onFollow={close} />
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
          {/* One menu on a phone: the host's, where it leads to these pages. */}
          {!hasPlaces && (
            <PhoneOnly>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                aria-label={words.menu2({ title })}
                onClick={() => setOpenAt(key)}
              >
                <PanelLeft size={18} aria-hidden />
                {words.menu()}
              </Button>
            </PhoneOnly>
          )}
          <SideMenu>{menu}</SideMenu>
        </Side>
        <Content>{children}</Content>
      </Frame>
      <Sheet open={openAt === key} onClose={close} title={title}>
        {menu}
      </Sheet>
    </Room>
  );
}

interface PanelLink {
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

interface PanelItemProps extends PanelLink {
  marks: readonly string[];
  onFollow: () => void;
}

/** One line of a panel's menu; nothing where the host lacks its page. */
function PanelItem({ label, to, icon: Icon, marks, onFollow }: PanelItemProps) {
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
