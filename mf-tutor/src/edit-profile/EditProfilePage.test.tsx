import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  list,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

test('a tutor edits their profile in their panel', async () => {
  const user = anAuthData({ role: 'tutor' });
  const { id, name, email, role } = user;
  server.use(
    http.get(apiUrl('/profile/:id'), () =>
      HttpResponse.json(ok({ _id: id, name, email, role, profileUrl: null, timeZone: 'Asia/Kolkata' })),
    ),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([]))),
  );
  renderPortal({ remote, declaration: declaration as RemoteDeclaration, path: '/tutor/edit-profile', user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit TUTOR Profile' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tutor Panel menu' })).toBeVisible();
});
