import type { Role } from '@paadam/shared/domain';
import type { RemoteDeclaration, RemoteModule } from '@paadam/shared/portal';
import { screen } from '@testing-library/react';
import { anAuthData, list, ok } from './fixtures';
import { renderPortal } from './renderPortal';
import { apiUrl, HttpResponse, http, server } from './server';

interface ProfilePlace {
  role: Role;
  /** The page's address, from the site's root. */
  path: string;
  /** What the portal's panel is called. */
  panel: string;
}

/** Asserts that people of a role edit their profile in their portal's panel. @param declaration of the portal, as it stands in `remote.json` */
export const expectProfileIn = async (
  remote: RemoteModule,
  declaration: object,
  { role, path, panel }: ProfilePlace,
): Promise<void> => {
  const user = anAuthData({ role });
  const { id, name, email } = user;
  server.use(
    http.get(apiUrl('/profile/:id'), () =>
      HttpResponse.json(ok({ _id: id, name, email, role, profileUrl: null, timeZone: 'Asia/Kolkata' })),
    ),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([]))),
  );
  renderPortal({ remote, declaration: declaration as RemoteDeclaration, path, user });
  const heading = `Edit ${role.toUpperCase()} Profile`;
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: `${panel} menu` })).toBeVisible();
};
