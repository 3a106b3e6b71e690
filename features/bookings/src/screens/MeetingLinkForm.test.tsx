import { lessonIn, showBooking } from '@paadam/bookings/testing';
import { apiLog, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const url = apiUrl('/bookings/:id/meeting-link');
const show = (meetingLink: string | null = null) => showBooking('tutor', { status: 'accepted', meetingLink });
type View = Awaited<ReturnType<typeof show>>;

const form = () => screen.getByRole('form', { name: 'Meeting link' });
const field = () => within(form()).getByRole('textbox', { name: 'Web address of the lesson' });
const save = (user: View['user']) => user.click(within(form()).getByRole('button', { name: 'Save' }));
const retype = async (user: View['user'], text: string) => {
  await user.clear(field());
  await user.type(field(), text);
};

/** Takes the next links as the server does, and keeps what came. */
const take = (view: View) => {
  const sent: unknown[] = [];
  server.use(
    http.put<never, { meetingLink: string | null }>(url, async ({ request }) => {
      const { meetingLink } = await request.json();
      sent.push(meetingLink);
      return HttpResponse.json({
        ...ok(view.becomes({ meetingLink })),
        message: meetingLink ? 'Meeting link saved' : 'Meeting link removed',
      });
    }),
  );
  return sent;
};

test.each(['student', 'parent'] as const)('is not a %s’s to set', async (role) => {
  await showBooking(role, { status: 'accepted' });
  expect(screen.queryByRole('form', { name: 'Meeting link' })).not.toBeInTheDocument();
});

test.each(['pending', 'declined', 'completed', 'cancelled', 'expired'] as const)(
  'is not there while a booking is %s',
  async (status) => {
    await showBooking('tutor', { status });
    expect(screen.queryByRole('form', { name: 'Meeting link' })).not.toBeInTheDocument();
  },
);

test('sets the link, says so once, and shows it in the booking', async () => {
  const view = await show();
  const sent = take(view);
  await retype(view.user, ' https://meet.example/asha ');
  const { asked } = apiLog;
  await save(view.user);
  expect(await screen.findByText('Meeting link saved')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'https://meet.example/asha' })).toBeVisible();
  expect(sent).toEqual(['https://meet.example/asha']);
  expect(screen.getAllByText('Meeting link saved')).toHaveLength(1);
  expect(field()).toHaveValue('https://meet.example/asha');
  // The change, and the booking anew.
  expect(apiLog.asked - asked).toBe(2);
});

test('opens the lesson at once where it is time', async () => {
  const view = await showBooking('tutor', { status: 'accepted', ...lessonIn(5) });
  take(view);
  await retype(view.user, 'https://meet.example/asha');
  await save(view.user);
  expect(await screen.findByRole('link', { name: /^Meeting link, outside Paadam/ })).toHaveAttribute(
    'href',
    'https://meet.example/asha',
  );
});

test('changes the link, with Enter', async () => {
  const view = await show('https://meet.example/old');
  const sent = take(view);
  expect(field()).toHaveValue('https://meet.example/old');
  await retype(view.user, 'https://meet.example/new{Enter}');
  expect(await screen.findByRole('link', { name: 'https://meet.example/new' })).toBeVisible();
  expect(sent).toEqual(['https://meet.example/new']);
});

test('takes the link away, and leaves the focus in the field', async () => {
  const view = await show('https://meet.example/old');
  const sent = take(view);
  await view.user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(await screen.findByText('Meeting link removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove link' })).not.toBeInTheDocument());
  expect(sent).toEqual([null]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test.each(['meet', 'javascript:alert(1)', 'ftp://meet.example'])(
  'does not take %s, and says what to enter',
  async (text) => {
    const view = await show();
    const sent = take(view);
    await retype(view.user, text);
    await save(view.user);
    expect(field()).toHaveAccessibleDescription(/Enter a whole web address/);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(text);
    expect(sent).toEqual([]);
    await view.user.fill(field(), 'x');
    expect(field()).not.toHaveAccessibleDescription(/Enter a whole web address/);
  },
);

test('puts https:// before a host’s name, in the field’s own words', async () => {
  const view = await show();
  const sent = take(view);
  await retype(view.user, ' meet.example/asha');
  await save(view.user);
  expect(await screen.findByRole('link', { name: 'https://meet.example/asha' })).toBeVisible();
  expect(field()).toHaveValue('https://meet.example/asha');
  expect(sent).toEqual(['https://meet.example/asha']);
});

test('says beside the field what the server finds wrong with it', async () => {
  const view = await show();
  server.use(
    http.put(url, () =>
      HttpResponse.json(
        failure('validation_failed', 'Please check what you entered.', {
          fields: { meetingLink: 'This address is too long.' },
        }),
        { status: 400 },
      ),
    ),
  );
  await retype(view.user, 'https://meet.example/asha');
  await save(view.user);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This address is too long\./));
});

test('keeps what was typed where it failed, and saves it then', async () => {
  const view = await show();
  server.use(http.put(url, () => HttpResponse.error(), { once: true }));
  await retype(view.user, 'https://meet.example/asha');
  await save(view.user);
  expect(await within(form()).findByRole('alert')).toHaveTextContent('Paadam could not be reached.');
  expect(field()).toHaveValue('https://meet.example/asha');
  const sent = take(view);
  await save(view.user);
  expect(await screen.findByText('Meeting link saved')).toBeVisible();
  expect(sent).toEqual(['https://meet.example/asha']);
});

test('says so where the lesson is called off by now, and goes', async () => {
  const view = await show();
  server.use(
    http.put(url, () => {
      view.becomes({ status: 'cancelled' });
      return HttpResponse.json(failure('status_stale', 'This booking has been cancelled.'), { status: 409 });
    }),
  );
  await retype(view.user, 'https://meet.example/asha');
  await save(view.user);
  expect(await screen.findByText(/^This booking has been cancelled\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Meeting link' })).not.toBeInTheDocument());
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('hears nothing of what is asked in a dialog beside it', async () => {
  const view = await show();
  server.use(
    http.put(apiUrl('/bookings/status'), () =>
      HttpResponse.json(failure('internal', 'Something went wrong on our side.'), { status: 500 }),
    ),
  );
  await view.user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  const dialog = within(screen.getByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
  await dialog.findByRole('alert');
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
});
