import { showBooking } from '@paadam/bookings/testing';
import { formatMoment } from '@paadam/shared/domain';
import { apiLog, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const url = apiUrl('/bookings/status');
type View = Awaited<ReturnType<typeof showBooking>>;

const ask = async ({ user }: View, name: 'Accept' | 'Decline') => {
  await user.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Confirm Status Change' }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test.each([
  ['Accept', 'accepted', 'Accepted'],
  ['Decline', 'declined', 'Declined'],
] as const)('%s asks, does it, tells so and shows the booking as it is then', async (name, status, word) => {
  const view = await showBooking('tutor');
  const sent: unknown[] = [];
  server.use(
    http.put(url, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...ok(view.becomes({ status })), message: `Booking ${status}` });
    }),
  );
  const { asked } = apiLog;
  const dialog = await ask(view, name);
  expect(dialog.getByText(/^Change the booking of/)).toHaveTextContent(
    `Change the booking of Asha Raman on ${formatMoment(view.booking.dateTime)} (Mathematics) to ${status}?`,
  );
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Booking ${status}`)).toBeVisible();
  await isClosed();
  const states = await screen.findAllByText(word);
  expect(states[0]).toBeVisible();
  expect(sent).toEqual([{ bookingId: view.booking._id, status }]);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  // The change, and the booking anew.
  expect(apiLog.asked - asked).toBe(2);
});

test('leaves the focus on the page’s heading, since the button goes', async () => {
  const view = await showBooking('tutor');
  server.use(http.put(url, () => HttpResponse.json(ok(view.becomes({ status: 'accepted' })))));
  const dialog = await ask(view, 'Accept');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Accepted');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('changes nothing on Cancel, and gives the focus back', async () => {
  const view = await showBooking('tutor');
  const { asked } = apiLog;
  const dialog = await ask(view, 'Decline');
  // What cannot be undone does not begin under the finger.
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await isClosed();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  expect(apiLog.asked).toBe(asked);
});

test('accepts with the keyboard alone', async () => {
  const view = await showBooking('tutor');
  server.use(http.put(url, () => HttpResponse.json(ok(view.becomes({ status: 'accepted' })))));
  screen.getByRole('button', { name: 'Accept' }).focus();
  await view.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('Accepted')).toBeVisible();
});

test('takes no second click while it is under way', async () => {
  const view = await showBooking('tutor');
  server.use(http.put(url, () => new Promise(() => {})));
  const dialog = await ask(view, 'Accept');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('says why it failed and stays, and Confirm tries again', async () => {
  const view = await showBooking('tutor');
  server.use(http.put(url, () => HttpResponse.error(), { once: true }));
  const dialog = await ask(view, 'Decline');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await view.user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Paadam could not be reached.');
  server.use(
    http.put(url, () =>
      HttpResponse.json({ ...ok(view.becomes({ status: 'declined' })), message: 'Booking declined' }),
    ),
  );
  await view.user.click(confirm);
  expect(await screen.findByText('Booking declined')).toBeVisible();
  await isClosed();
});

test('tells nothing of what failed before when it is opened again', async () => {
  const view = await showBooking('tutor');
  server.use(http.put(url, () => HttpResponse.error()));
  const dialog = await ask(view, 'Decline');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await dialog.findByRole('alert');
  await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await ask(view, 'Accept');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says so where somebody was first, and shows the booking as it is', async () => {
  const view = await showBooking('tutor');
  server.use(
    http.put(url, () => {
      view.becomes({ status: 'cancelled' });
      return HttpResponse.json(failure('status_stale', 'This booking has been cancelled.'), { status: 409 });
    }),
  );
  const dialog = await ask(view, 'Accept');
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This booking has been cancelled. The page shows it as it is now.',
  );
  expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'OK' }));
  await isClosed();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
