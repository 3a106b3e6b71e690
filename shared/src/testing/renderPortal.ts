import type { AuthData } from '@paadam/shared/contract';
import { hostPortal } from '@paadam/shared/mount';
import type { RemoteDeclaration, RemoteModule } from '@paadam/shared/portal';
import { render } from '@testing-library/react';
import { setUpUser } from './setUpUser';
import { aSessionCheck, testApi } from './startStore';

interface RenderPortalOptions {
  remote: RemoteModule;
  declaration: RemoteDeclaration;
  /** Where to open, from the site's root. */
  path: string;
  /** Who is signed in; absent: a visitor. */
  user?: AuthData | undefined;
}

/**
 * Shows a portal as `mount` does, on the API that `server` answers for.
 *
 * @returns Testing Library's result, a user to act with, and the router and store to ask where they are
 */
export const renderPortal = ({ remote, declaration, path, user: signedIn }: RenderPortalOptions) => {
  const host = hostPortal({
    remote,
    declaration,
    api: testApi(),
    session: aSessionCheck(signedIn),
    path,
    routing: 'memory',
  });
  const view = render(host.element);
  return { ...view, user: setUpUser(), router: host.router, store: host.paadam.store };
};
