import { apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderDesk } from '../testing/renderDesk';
import { paiseOf } from './rupees';

const id = (end: string) => `01936e5a-0000-7000-8000-00000000000${end}`;
const at = '2026-11-20T04:30:00.000Z';
const student = { _id: id('1'), name: 'Asha Rao' };
const tutor = { _id: id('2'), name: 'Ravi Iyer' };
const refund = {
  _id: id('3'),
  payment: id('4'),
  student,
  amount: 30_000,
  reason: 'cancelled',
  status: 'failed',
  provider: 'razorpay',
  reference: null,
  isByHand: false,
  failures: 1,
  createdAt: at,
  doneAt: null,
  tryAt: at,
};
const payment = {
  _id: id('4'),
  booking: id('5'),
  status: 'paid',
  bookingStatus: 'completed',
  amount: 60_000,
  student,
  tutor,
  subject: 'Mathematics',
  dateTime: at,
  provider: 'razorpay',
  method: 'upi',
  paidAt: at,
  createdAt: at,
  payer: student,
  releasedAt: null,
  refundable: 60_000,
  captures: [{ reference: 'pay_77', provider: 'razorpay', amount: 60_000, fate: 'paid', at }],
  refunds: [],
  disputes: [],
  waiting: null,
  journals: [
    { _id: id('6'), event: 'paid', at, transfers: [{ from: 'gateway', to: 'held', amount: 60_000 }] },
  ],
};
const payout = {
  _id: id('7'),
  tutor,
  amount: 51_000,
  status: 'wanted',
  destination: '••••7890, HDFC0001234',
  isOld: false,
  reference: null,
  sentOn: null,
  reason: null,
  madeBy: 'Olivia',
  createdAt: at,
};
const payable = { tutor, available: 51_000, destination: 'r•••@okbank', waitsUntil: null, hasOpen: false };

test.each([
  ['600', 60_000],
  ['1,200.5', 120_050],
  ['₹ 10', 1_000],
  ['Rs. 10,00,000', 100_000_000],
  ['௫௦௦', 50_000],
  ['1250,50', undefined],
  ['500-800', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['ten', undefined],
])('%s rupees are %s paise', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise);
});

test('a payment shows what came, and its ledger in plain words', async () => {
  answer('get', `/payments/${payment._id}`, payment);
  renderDesk(`/desk/money/payments/${payment._id}`);
  expect(await screen.findByText('pay_77')).toBeVisible();
  const table = screen.getByRole('table', { name: /^Paid/ });
  expect(within(table).getByText('At the gateway')).toBeVisible();
  expect(within(table).getByText('Held for the lesson')).toBeVisible();
});

test('a refund asks how much and why, keeps what was typed when it is refused, and says what came of it', async () => {
  answer('get', `/payments/${payment._id}`, payment);
  renderDesk(`/desk/money/payments/${payment._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('Enter a sum in rupees.')).toBeVisible();
  expect(within(dialog).getByText('Say why.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/^Amount/), '700');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'No sound');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('At most ₹600 can go back.')).toBeVisible();
  await userEvent.clear(within(dialog).getByLabelText(/^Amount/));
  await userEvent.type(within(dialog).getByLabelText(/^Amount/), '200');
  refuse('post', '/refunds', 503, 'unavailable', 'We are restarting.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('We are restarting.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('No sound');
  let asked: unknown;
  server.use(
    http.post(apiUrl('/desk/refunds'), async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json(ok({ outcome: 'wanted' }), { status: 201 });
    }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('The refund is on its way.')).toBeVisible();
  expect(asked).toEqual({ payment: payment._id, amount: 20_000, reason: 'No sound' });
});

test('what is wrong with a field that is not on the screen is said above the buttons', async () => {
  answer('get', `/payments/${payment._id}`, payment);
  renderDesk(`/desk/money/payments/${payment._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Amount/), '200');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'No sound');
  refuse('post', '/refunds', 422, 'validation_failed', 'Please look it over.', { payment: 'It is too old.' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('Please look it over. It is too old.')).toBeVisible();
  refuse('post', '/refunds', 422, 'validation_failed', 'Please look it over.', { amount: 'It is too much.' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('It is too much.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Amount/)).toHaveFocus();
  expect(within(dialog).queryByText(/Please look it over/)).not.toBeInTheDocument();
});

test('a failed refund can be tried again, or marked as done by hand with the bank’s reference', async () => {
  answer('get', '/refunds', [refund], { nextCursor: null });
  const bodies: unknown[] = [];
  server.use(
    http.put(apiUrl(`/desk/refunds/${refund._id}`), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(ok(null));
    }),
  );
  renderDesk('/desk/money/refunds?status=failed');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The gateway is asked again.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Done by hand…' }));
  await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
  expect(screen.getByText('Enter the bank’s reference.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/reference/), 'NEFT 77');
  await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
  expect(await screen.findByText('Written down: the refund is done.')).toBeVisible();
  expect(bodies).toEqual([{ act: 'retry' }, { act: 'by-hand', reference: 'NEFT 77' }]);
});

test('payouts are made for who can have one, and marked as sent with the bank’s reference', async () => {
  answer('get', '/payouts', [], { nextCursor: null });
  answer('get', '/payouts/due', [
    payable,
    { ...payable, tutor: { _id: id('8'), name: 'Meera' }, destination: null },
    { ...payable, tutor: { _id: id('9'), name: 'Kiran' }, waitsUntil: '2026-11-25T04:30:00.000Z' },
  ]);
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl('/desk/payouts'), async ({ request }) => {
      bodies.push(await request.json());
      answer('get', '/payouts', [payout], { nextCursor: null });
      answer('get', '/payouts/due', []);
      return HttpResponse.json(ok({ made: 1, left: [] }), { status: 201 });
    }),
    http.put(apiUrl(`/desk/payouts/${payout._id}`), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(ok(null));
    }),
  );
  renderDesk('/desk/money/payouts');
  expect(await screen.findByText('Has not said where to')).toBeVisible();
  expect(screen.getByText(/^Waits until/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make the payout' }));
  expect(await screen.findByText('1 payout was made.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Sent…' }));
  await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
  expect(screen.getByText('Enter the bank’s reference.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/reference/), 'AXIS77');
  await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
  expect(await screen.findByText('Marked as sent. The tutor is told.')).toBeVisible();
  expect(bodies).toEqual([
    { tutors: [tutor._id] },
    { status: 'sent', reference: 'AXIS77', sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test('tutors with money come by pages, and no more payouts are offered at once than can be made', async () => {
  const pageOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...payable,
      tutor: {
        _id: `01936e5a-0000-7000-8000-${String(from + n).padStart(12, '0')}`,
        name: `Tutor ${from + n}`,
      },
    }));
  answer('get', '/payouts', [], { nextCursor: null });
  let made: string[] = [];
  server.use(
    http.get(apiUrl('/desk/payouts/due'), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'second'
          ? { ...ok(pageOf(100, 2)), nextCursor: null }
          : { ...ok(pageOf(0, 100)), nextCursor: 'second' },
      ),
    ),
    http.post(apiUrl('/desk/payouts'), async ({ request }) => {
      made = ((await request.json()) as { tutors: string[] }).tutors;
      return HttpResponse.json(ok({ made: made.length, left: [] }), { status: 201 });
    }),
  );
  renderDesk('/desk/money/payouts');
  expect(await screen.findByRole('button', { name: 'Make all 100 payouts' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(await screen.findByText('Tutor 101')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Make the first 100 payouts' }));
  expect(await screen.findByText('100 payouts were made.')).toBeVisible();
  expect(made).toHaveLength(100);
}, 30_000);

test('the books say where the money is, and what does not add up', async () => {
  answer('get', '/books', {
    accounts: [{ kind: 'bank', balance: 98_000 }],
    recount: {
      at,
      accounts: 3,
      journals: 2,
      differences: [{ what: 'debits', id: null, counted: '1', written: '2' }],
    },
    settlements: [],
  });
  renderDesk('/desk/money/books');
  expect(await screen.findByText('₹980')).toBeVisible();
  expect(screen.getByText(/does not add up/)).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Differences' })).getByText('all of it')).toBeVisible();
  refuse('post', '/settlements', 409, 'status_stale', 'This reference was entered already.');
  await userEvent.type(screen.getByLabelText(/^Amount/), '980');
  await userEvent.type(screen.getByLabelText(/^Reference/), 'setl_1');
  await userEvent.type(screen.getByLabelText(/^Day/), '2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('This reference was entered already.')).toBeVisible();
  expect(screen.getByLabelText(/^Reference/)).toHaveValue('setl_1');
  refuse('post', '/settlements', 422, 'validation_failed', 'Please look it over.', {
    onDay: 'It is yet to come.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('It is yet to come.')).toBeVisible();
  expect(screen.getByLabelText(/^Day/)).toHaveFocus();
  expect(screen.queryByText(/Please look it over/)).not.toBeInTheDocument();
});

const dispute = {
  reference: 'disp_1',
  provider: 'razorpay',
  payment: payment._id,
  student,
  amount: 60_000,
  reason: 'product_not_received',
  status: 'open',
  respondBy: at,
  openedAt: at,
  closedAt: null,
};

test('disputes say what a bank asks back, of which payment, and by when it has to be answered', async () => {
  answer('get', '/disputes', [
    dispute,
    { ...dispute, reference: 'disp_2', payment: null, student: null, status: 'lost', closedAt: at },
  ]);
  renderDesk('/desk/money/disputes');
  const [, open, lost] = await screen.findAllByRole('row');
  expect(within(open as HTMLElement).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/desk/money/payments/${payment._id}`,
  );
  expect(open).toHaveTextContent(/₹600.*Product not received.*disp_1 at razorpay.*To be answered.*by 20 Nov/);
  expect(lost).toHaveTextContent(/Not known here.*Lost/);
});

test('more disputes come with Show more', async () => {
  server.use(
    http.get(apiUrl('/desk/disputes'), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'second'
          ? { ...ok([{ ...dispute, reference: 'dp_2' }]), nextCursor: null }
          : { ...ok([dispute]), nextCursor: 'second' },
      ),
    ),
  );
  renderDesk('/desk/money/disputes');
  await userEvent.click(await screen.findByRole('button', { name: /^Show more/ }));
  expect(await screen.findByText('dp_2 at razorpay')).toBeVisible();
  expect(screen.getByText(/^disp_1 at/)).toBeVisible();
});

test('a payment that a bank asks back says so', async () => {
  answer('get', `/payments/${payment._id}`, { ...payment, disputes: [dispute] });
  renderDesk(`/desk/money/payments/${payment._id}`);
  expect(await screen.findByRole('heading', { name: 'The payer’s bank asks it back' })).toBeVisible();
});

test('today tells what waits of the money', async () => {
  answer('get', '/today', {
    failedMails: [],
    failedMailCount: 0,
    jobs: [],
    portals: [],
    approvals: [],
    problems: null,
    money: {
      failedRefunds: 2,
      disputes: { count: 1, respondBy: at },
      unanswered: [{ payment: payment._id, tries: 3, since: at }],
      silentSince: at,
      payouts: { count: 1, amount: 51_000, since: at },
      differences: 1,
    },
  });
  renderDesk('/desk');
  expect(await screen.findByRole('link', { name: 'Refunds have failed' })).toHaveAttribute(
    'href',
    '/desk/money/refunds?status=failed',
  );
  expect(screen.getByRole('link', { name: 'A bank asks money back' })).toHaveAttribute(
    'href',
    '/desk/money/disputes',
  );
  expect(screen.getByText('No webhook is heard')).toBeVisible();
  expect(screen.getByText(/asked 3 times in vain/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A payout waits to be sent: ₹510' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The ledger does not add up' })).toBeVisible();
});
