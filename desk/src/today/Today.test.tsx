import { apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, answer, renderDesk } from '../testing/renderDesk';

const id = (end: string) => `01936e5a-0000-7000-8000-00000000000${end}`;
const approval = {
  _id: id('1'),
  act: 'suspend-for-good',
  about: { _id: id('2'), name: 'Ravi Iyer' },
  reason: 'Fraud',
  amount: null,
  askedBy: { _id: id('3'), name: 'Asha' },
  askedAt: '2026-11-23T04:30:00.000Z',
};
const today = {
  failedMails: [
    { _id: 'a', to: 'r•••@e•••.org', subject: 'A lesson', at: approval.askedAt, problem: 'Mailbox full' },
  ],
  failedMailCount: 1,
  jobs: [{ queue: 'mail', due: 3, oldest: 900, failed: 1 }],
  portals: [{ remote: 'mf-tutor', version: '1.0.0', loaded: 4, failed: 2 }],
  approvals: [approval],
  problems: 2,
  money: null,
};

test('shows what waits for somebody', async () => {
  answer('get', '/today', today);
  renderDesk();
  expect(await screen.findByText('Mailbox full')).toBeVisible();
  expect(screen.getByText('15 minutes')).toBeVisible();
  expect(screen.getByText('mf-tutor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Some wait for a decision' })).toHaveAttribute(
    'href',
    '/desk/problems',
  );
});

test('another operator’s wish can be approved, which is done with it', async () => {
  answer('get', '/today', today);
  let decided: unknown;
  server.use(
    http.post(apiUrl(`/desk/approvals/${approval._id}`), async ({ request }) => {
      decided = await request.json();
      answer('get', '/today', { ...today, approvals: [] });
      return HttpResponse.json(ok(null));
    }),
  );
  renderDesk();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Mailbox full')).toBeVisible();
  expect(decided).toEqual({ answer: 'approved' });
  expect(screen.queryByText('Fraud')).not.toBeInTheDocument();
});

test('one’s own can only be taken back', async () => {
  answer('get', '/today', {
    ...today,
    approvals: [{ ...approval, askedBy: { _id: anOperator()._id, name: 'O' } }],
  });
  renderDesk();
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});
