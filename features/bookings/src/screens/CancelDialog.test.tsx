import { showBooking } from '@paadam/bookings/testing';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const statusUrl = apiUrl('/bookings/status');
const cancelUrl = apiUrl('/booking/:id');
type View = Awaited<ReturnType<typeof showBooking>>;

const ask = async ({ user }: View) => {
  await user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  const element = screen.getByRole('dialog', { name: 'Cancel this lesson?' });
  const dialog = within(element);
  return {
    ...dialog,
    element,
    confirm: () => user.click(dialog.getByRole('button', { name: 'Cancel lesson' })),
  };
};

test.each(['student', 'parent'] as const)('lets a %s call the lesson off, without a reason', async (role) => {
  const view = await showBooking(role, { status: 'accepted' });
  const cancelled: unknown[] = [];
  server.use(
    http.delete(cancelUrl, ({ params }) => {
      cancelled.push(params.id);
      return HttpResponse.json({
        ...ok(view.becomes({ status: 'cancelled' })),
        message: 'Booking cancelled',
      });
    }),
  );
  const dialog = await ask(view);
  expect(dialog.element).toHaveTextContent('Meera Iyer is told by e-mail');
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Keep lesson' })).toHaveFocus();
  await dialog.confirm();
  expect(await screen.findByText('Booking cancelled')).toBeVisible();
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(cancelled).toEqual([view.booking._id]);
  expect(screen.queryByRole('button', { name: 'Cancel lesson' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('changes nothing where the lesson is kept', async () => {
  const view = await showBooking('student', { status: 'accepted' });
  const dialog = await ask(view);
  await view.user.click(dialog.getByRole('button', { name: 'Keep lesson' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel lesson' })).toHaveFocus();
  expect(screen.getByText('Accepted')).toBeVisible();
});

test.each([
  ['with a reason', '  I am unwell.  ', { reason: 'I am unwell.' }],
  ['without one', '  ', {}],
])('lets a tutor call it off %s', async (_, typed, reason) => {
  const view = await showBooking('tutor', { status: 'accepted' });
  let sent: unknown;
  server.use(
    http.put(statusUrl, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({
        ...ok(view.becomes({ status: 'cancelled' })),
        message: 'Booking cancelled',
      });
    }),
  );
  const dialog = await ask(view);
  expect(dialog.element).toHaveTextContent('Asha Raman is told by e-mail');
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), typed);
  await dialog.confirm();
  expect(await screen.findByText('Booking cancelled')).toBeVisible();
  expect(sent).toEqual({ bookingId: view.booking._id, status: 'cancelled', ...reason });
});

test('keeps the reason where it failed, and tries again', async () => {
  const view = await showBooking('tutor', { status: 'accepted' });
  const sent: unknown[] = [];
  server.use(
    http.put(statusUrl, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json(failure('internal', 'Something went wrong on our side.'), { status: 500 })
        : HttpResponse.json(ok(view.becomes({ status: 'cancelled' })));
    }),
  );
  const dialog = await ask(view);
  const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' });
  await view.user.fill(reason, 'I am unwell.');
  await dialog.confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(reason).toHaveValue('I am unwell.');
  expect(reason).toBeEnabled();
  await dialog.confirm();
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

test('says beside the reason what is wrong with it', async () => {
  const view = await showBooking('tutor', { status: 'accepted' });
  server.use(
    http.put(statusUrl, () =>
      HttpResponse.json(
        failure('validation_failed', 'Please check what you entered.', {
          fields: { reason: 'Use letters that can be shown.' },
        }),
        { status: 400 },
      ),
    ),
  );
  const dialog = await ask(view);
  const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' });
  await view.user.fill(reason, '?');
  await dialog.confirm();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Use letters that can be shown\./));
  expect(reason).toBeInvalid();
  expect(dialog.getByRole('alert')).toHaveTextContent('Please check what you entered.');
});

test('says so where it comes too late, and shows the lesson as it is', async () => {
  const view = await showBooking('student', { status: 'accepted' });
  server.use(
    http.delete(cancelUrl, () => {
      view.becomes({ status: 'completed' });
      return HttpResponse.json(failure('status_stale', 'This lesson is over.'), { status: 409 });
    }),
  );
  const dialog = await ask(view);
  await dialog.confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This lesson is over. The page shows it as it is now.',
  );
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
