import type { AuthData } from '@paadam/shared/contract';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  anAuthData,
  answerBookings,
  apiUrl,
  HttpResponse,
  http,
  list,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const show = (user: AuthData) => {
  const asked = jest.fn();
  server.use(
    http.get(apiUrl('/payments'), () => {
      asked();
      return HttpResponse.json(list([], { credit: 0, refundPolicy: [] }));
    }),
  );
  answerBookings([]);
  const path = '/student/dashboard';
  return { asked, ...renderPortal({ remote, declaration: declaration as RemoteDeclaration, path, user }) };
};
const menuOf = async ({ user }: ReturnType<typeof show>) => {
  await screen.findByText('No upcoming classes scheduled');
  await user.click(screen.getByRole('button', { name: 'Student Portal menu' }));
  return within(screen.getByRole('dialog', { name: 'Student Portal' }));
};

test('payments are in the menu where lessons are paid', async () => {
  const view = show(anAuthData({ paysHere: true }));
  const menu = await menuOf(view);
  await view.user.click(menu.getByRole('link', { name: 'Payments' }));
  expect(await screen.findByText('No payments yet')).toBeVisible();
});

test('where they are not, nothing speaks of payments, and nobody asks for any', async () => {
  const view = show(anAuthData());
  const menu = await menuOf(view);
  expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\bpa(y|id|yment)/i);
  expect(view.asked).not.toHaveBeenCalled();
});
