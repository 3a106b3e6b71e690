import {
  aDeclaration,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';

const user = anAuthData();
const page = (path: string) => ({ id: path, path, chunk: 'page' });
const remotes = [
  aDeclaration({
    landing: { student: '/student' },
    routes: [page('/student'), page('/student/profile')],
  }),
];
const show = (options = {}) =>
  renderInHost(<AccountMenu user={user} size={44} />, { user, remotes, ...options });
const hidden = true;

test('the picture leads to the person’s area; the menu below it to profile, security, appearance and the way out', () => {
  show();
  expect(screen.getByRole('link', { name: `${user.name}, my area` })).toHaveAttribute('href', '/student');
  const menu = document.getElementById(
    screen.getByRole('button', { name: 'Your account' }).getAttribute('popovertarget') ?? '',
  );
  expect(menu).toHaveTextContent(user.email);
  const address = (name: string) => screen.getByRole('link', { name, hidden }).getAttribute('href');
  expect(address('Your area')).toBe('/student');
  expect(address('Profile')).toBe('/student/profile');
  expect(address('Security of your account')).toBe('/student/profile?tab=security');
  expect(screen.getByRole('switch', { name: 'Dark appearance', hidden })).toBeInTheDocument();
});

test('what the host does not have is left out', () => {
  show({ remotes: [] });
  expect(screen.queryByRole('link', { name: 'Profile', hidden })).not.toBeInTheDocument();
});

test('Sign out ends the session', async () => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const { user: person, store } = show();
  await person.click(screen.getByRole('button', { name: 'Sign out', hidden }));
  await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
});
