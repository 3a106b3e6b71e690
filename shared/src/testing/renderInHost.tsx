import type { AuthData } from '@paadam/shared/contract';
import { HostProvider, type RemoteDeclaration } from '@paadam/shared/portal';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@paadam/shared/router';
import type { Feature } from '@paadam/shared/state';
import { ToastProvider } from '@paadam/shared/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { setUpUser } from './setUpUser';
import { startStore } from './startStore';

interface RenderInHostOptions {
  /** Where to open. Default "/". */
  path?: string;
  /** Who is signed in; absent: a visitor. */
  user?: AuthData | undefined;
  /** What the host's portals declare. */
  remotes?: readonly RemoteDeclaration[];
  /** The features that the test's portal uses. */
  features?: readonly Feature[];
  /** A store that was prepared; then `user` and `features` are not used. */
  paadam?: ReturnType<typeof startStore>;
  /** Stands around the router. */
  around?: (children: ReactNode) => ReactNode;
}

/**
 * Shows a part of a host, or a whole tree of routes, with a store, a router, toasts and the host's declarations.
 *
 * @param what an element, which then stands at every path, or routes
 */
export const renderInHost = (
  what: ReactNode | RouteObject[],
  {
    path = '/',
    user: signedIn,
    remotes = [],
    features = [],
    paadam = startStore(signedIn, features),
    around = (children) => children,
  }: RenderInHostOptions = {},
) => {
  const routes = isRoutes(what) ? what : [{ path: '*', element: what }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Provider store={paadam.store}>
      <HostProvider value={{ remotes }}>
        <ToastProvider>{around(<RouterProvider router={router} />)}</ToastProvider>
      </HostProvider>
    </Provider>,
  );
  return { ...view, user: setUpUser(), router, ...paadam };
};

const isRoutes = (what: ReactNode | RouteObject[]): what is RouteObject[] => Array.isArray(what);

/** A portal's declaration, of which a test states what it needs. */
export const aDeclaration = (changes: Partial<RemoteDeclaration> = {}): RemoteDeclaration => ({
  name: 'mf-tutor',
  title: 'The tutor panel',
  contract: 1,
  basePath: '/tutor',
  landing: {},
  nav: [],
  routes: [],
  ...changes,
});
