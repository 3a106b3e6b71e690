import { aBookingDetails, apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../testing/openPage';

test('shows a child’s booking to the parent, with the way back to all', async () => {
  server.use(http.get(apiUrl('/bookings/one'), () => HttpResponse.json(ok(aBookingDetails({ _id: 'one' })))));
  openPage('/parent/bookings/one');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Mathematics for Asha Raman with Meera Iyer',
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Bookings' })).toHaveAttribute('href', '/parent/bookings');
});
