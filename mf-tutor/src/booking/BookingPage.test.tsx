import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBookingDetails,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

test('shows a booking to its tutor, with its requests to answer and the way back to all', async () => {
  const dateTime = new Date(Date.now() + 86_400_000).toISOString();
  const booking = aBookingDetails({ _id: 'one', dateTime, createdAt: new Date().toISOString() });
  server.use(http.get(apiUrl('/bookings/one'), () => HttpResponse.json(ok(booking))));
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor/bookings/one',
    user: anAuthData({ id: booking.tutor._id, role: 'tutor', name: 'Meera Iyer' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mathematics with Asha Raman' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Manage Bookings' })).toHaveAttribute('href', '/tutor/bookings');
});
