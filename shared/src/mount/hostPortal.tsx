import type { Api } from '@paadam/shared/api';
import type { SessionCheck } from '@paadam/shared/contract';
import { HostFrame, PortalGuard, PortalView } from '@paadam/shared/host';
import {
  FailurePanel,
  HostProvider,
  hasPage,
  NotFoundPage,
  type PortalInfo,
  PortalProvider,
  type RemoteDeclaration,
  type RemoteModule,
} from '@paadam/shared/portal';
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from '@paadam/shared/router';
import { createPaadamStore, type OtherTabs, type PaadamStore } from '@paadam/shared/state';
import { SiteProvider } from '@paadam/shared/ui/SiteProvider';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import * as words from '../messages/mount';
import { SignInPage } from './SignInPage';
import { titleOf } from './titleOf';

export interface PortalHostOptions {
  remote: RemoteModule;
  declaration: RemoteDeclaration;
  api: Api;
  /** The answer of `refresh_auth` where it is known already. */
  session?: SessionCheck;
  /** The site's other tabs, with which the session is shared. */
  otherTabs?: OtherTabs;
  /**
   * Where the portal opens, from the site's root. With `browser`, a page's address that is one of the portal's pages
   * comes first. Default: its home.
   */
  path?: string;
  /** `memory` leaves the page's address alone. Default: `browser`. */
  routing?: 'browser' | 'memory';
  /** Where Paadam's own site is, if that is elsewhere: what links lead to that are opened in another tab. */
  site?: string | undefined;
  /** What the site has beside this portal. Absent: nothing. */
  otherPortals?: Promise<readonly RemoteDeclaration[]>;
  onPageAwaited?: PortalInfo['onPageAwaited'];
}

interface PortalHost {
  element: ReactElement;
  paadam: PaadamStore;
  router: ReturnType<typeof createMemoryRouter>;
}

/** A portal's base path need not be one of its pages. */
const homeOf = ({ basePath, landing }: RemoteDeclaration): string => Object.values(landing)[0] ?? basePath;

/** One portal without the shell: its store, its router, its sign-in form, and nothing around it. */
export const hostPortal = ({
  remote,
  declaration,
  api,
  session,
  otherTabs,
  path = homeOf(declaration),
  routing = 'browser',
  site,
  otherPortals,
  onPageAwaited,
}: PortalHostOptions): PortalHost => {
  const paadam = createPaadamStore({ api, session, otherTabs });
  paadam.addPortal(remote);

  const title = titleOf(declaration);
  const failure = <FailurePanel title={title}>{words.brokeDown()}</FailurePanel>;
  const portal = (
    <PortalGuard remote={declaration} visitor={<SignInPage />}>
      <PortalView remote={remote} failure={failure} />
    </PortalGuard>
  );
  const home = homeOf(declaration);
  const basePath = declaration.basePath.replace(/\/$/, '');
  const frame = (
    <HostFrame>
      <Outlet />
    </HostFrame>
  );
  const routes = [
    {
      element: frame,
      // Without it the router would show what was thrown, with its stack.
      errorElement: failure,
      children: [
        { path: `${basePath}/*`, element: portal },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
  if (routing === 'browser' && !hasPage(declaration, location.pathname)) {
    history.replaceState(history.state, '', path);
  }
  const router =
    routing === 'memory'
      ? createMemoryRouter(routes, { initialEntries: [path] })
      : createBrowserRouter(routes);
  if (site && routing === 'memory') {
    const hrefOf = router.createHref;
    router.createHref = (to) => site + hrefOf(to);
    // By this one the router knows what is its own.
    router.createURL = (to) => new URL(router.createHref(to as Parameters<typeof hrefOf>[0]));
  }

  const portalInfo = { title, onPageAwaited };
  const element = (
    <Provider store={paadam.store}>
      <SiteProvider value={site}>
        <PortalsOfHost own={declaration} others={otherPortals} home={home}>
          <PortalProvider value={portalInfo}>
            <RouterProvider router={router} />
          </PortalProvider>
        </PortalsOfHost>
      </SiteProvider>
    </Provider>
  );
  return { element, paadam, router };
};

interface PortalsOfHostProps {
  own: RemoteDeclaration;
  others: Promise<readonly RemoteDeclaration[]> | undefined;
  home: string;
  children: ReactNode;
}

function PortalsOfHost({ own, others, home, children }: PortalsOfHostProps) {
  const [remotes, setRemotes] = useState([own]);
  useEffect(() => void others?.then((found) => setRemotes([own, ...found])), [own, others]);
  return <HostProvider value={{ remotes, home }}>{children}</HostProvider>;
}
