import { aBookingDetails, apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { showPage } from '../testing/showPage';

test('shows a class to its student, with the way back to all', async () => {
  server.use(http.get(apiUrl('/bookings/one'), () => HttpResponse.json(ok(aBookingDetails({ _id: 'one' })))));
  showPage('/student/classes/one');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mathematics with Meera Iyer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Classes' })).toHaveAttribute('href', '/student/classes');
});
