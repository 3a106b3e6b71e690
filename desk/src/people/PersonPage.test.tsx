import { apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderDesk } from '../testing/renderDesk';

const id = '01936e5a-0000-7000-8000-000000000002';
const person = {
  _id: id,
  name: 'Ravi Iyer',
  role: 'tutor',
  email: 'r•••@e•••.org',
  createdAt: '2026-01-23T04:30:00.000Z',
  isSuspended: false,
  timeZone: 'Asia/Kolkata',
  hasTwoStep: true,
  family: [],
  isListed: true,
  bookingCounts: { accepted: 2 },
  bookings: [],
  sessions: [],
  suspensions: [],
  approval: null,
};

test('an address is masked until it is asked for', async () => {
  answer('get', `/people/${id}`, person);
  answer('post', `/people/${id}/email`, { email: 'ravi@example.org' });
  renderDesk(`/desk/people/${id}`);
  expect(await screen.findByText('r•••@e•••.org')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: 'ravi@example.org' })).toBeVisible();
});

test('suspending asks for a reason, says what came of it, and shows it', async () => {
  answer('get', `/people/${id}`, person);
  let sent: unknown;
  server.use(
    http.post(apiUrl(`/desk/people/${id}/suspension`), async ({ request }) => {
      sent = await request.json();
      answer('get', `/people/${id}`, {
        ...person,
        isSuspended: true,
        suspensions: [
          {
            _id: id,
            reason: 'Absent',
            begunAt: person.createdAt,
            until: '2030-01-02T04:30:00.000Z',
            begunBy: 'Asha',
            endedAt: null,
            endedBy: null,
          },
        ],
      });
      return HttpResponse.json(ok({ outcome: 'suspended', cancelled: 2 }));
    }),
  );
  renderDesk(`/desk/people/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend…' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Ravi Iyer?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('Say why.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Absent');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Ravi Iyer is suspended. 2 bookings were cancelled.')).toBeVisible();
  expect(sent).toEqual({ reason: 'Absent', days: 7 });
  expect(await screen.findByText(/^Suspended until/)).toBeVisible();
});

test('for good it is asked for', async () => {
  answer('get', `/people/${id}`, person);
  answer('post', `/people/${id}/suspension`, { outcome: 'asked', cancelled: 0 });
  renderDesk(`/desk/people/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend…' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Ravi Iyer?' });
  await userEvent.selectOptions(within(dialog).getByLabelText('For how long'), '');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Fraud');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask to suspend' }));
  expect(await screen.findByText('Written down. A second operator has to approve it.')).toBeVisible();
});

test('who is suspended for a while can be so for good, which waits for a second operator', async () => {
  const suspension = {
    _id: id,
    reason: 'Absent',
    begunAt: person.createdAt,
    until: '2030-01-02T04:30:00.000Z',
    begunBy: 'Asha',
    endedAt: null,
    endedBy: null,
  };
  const suspended = { ...person, isSuspended: true, suspensions: [suspension] };
  answer('get', `/people/${id}`, suspended);
  let sent: unknown;
  server.use(
    http.post(apiUrl(`/desk/people/${id}/suspension`), async ({ request }) => {
      sent = await request.json();
      const asked = {
        _id: id,
        act: 'suspend-for-good',
        about: { _id: id, name: person.name },
        reason: 'Fraud',
        amount: null,
        askedBy: { _id: 'o2', name: 'Asha' },
        askedAt: person.createdAt,
      };
      answer('get', `/people/${id}`, { ...suspended, approval: asked });
      return HttpResponse.json(ok({ outcome: 'asked', cancelled: 0 }));
    }),
  );
  renderDesk(`/desk/people/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend for good…' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Ravi Iyer for good?' });
  expect(within(dialog).queryByLabelText('For how long')).not.toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Fraud');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask to suspend' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(sent).toEqual({ reason: 'Fraud', days: null });
  expect(screen.queryByRole('button', { name: 'Suspend for good…' })).not.toBeInTheDocument();
});

test('a refusal is said in the dialog, and what was typed stays', async () => {
  answer('get', `/people/${id}`, person);
  refuse('post', `/people/${id}/suspension`, 409, 'status_stale', 'This person is suspended already.');
  renderDesk(`/desk/people/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend…' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Ravi Iyer?' });
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Absent');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('This person is suspended already.')).toBeVisible();
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue('Absent');
});
