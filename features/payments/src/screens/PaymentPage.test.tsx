import { bookingsFeature } from '@paadam/bookings';
import { payingFeature } from '@paadam/bookings/paying';
import { paymentsFeature } from '@paadam/payments';
import type { Payment } from '@paadam/shared/contract';
import {
  aDeclaration,
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { PaymentPage } from './PaymentPage';
import { PaymentsPage } from './PaymentsPage';
import { ToPay } from './ToPay';

const features = [bookingsFeature, payingFeature, paymentsFeature];

const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  _id: 'p1',
  bookingId: 'b1',
  status: 'due',
  amount: 60_000,
  payBy: new Date(Date.now() + 3_600_000).toISOString(),
  refund: 0,
  refunded: 0,
  isTest: false,
  student: { _id: 's1', name: 'Diya' },
  tutor: { _id: 't1', name: 'Meera Iyer' },
  subject: 'Mathematics',
  dateTime: '2030-01-07T04:30:00.000Z',
  paidAt: null,
  method: null,
  createdAt: '2030-01-01T04:30:00.000Z',
  documents: [],
  isOpened: false,
  surplus: 0,
  ...changes,
});
const remotes = [
  aDeclaration({
    name: 'mf-student',
    basePath: '/student',
    routes: [
      '/student/payments',
      '/student/payments/:paymentId',
      '/parent/payments/:paymentId',
      '/tutors',
    ].map((path) => ({ id: path, path, chunk: path })),
  }),
];
const user = anAuthData({ paysHere: true });
const lists = (payments: Payment[], credit = 0) =>
  http.get(apiUrl('/payments'), ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const rows = payments.filter((one) => !status || one.status === status);
    return HttpResponse.json(list(rows, { credit, refundPolicy: [] }));
  });

const show = (changes: Partial<Payment>, search = '') => {
  let payment = aPayment(changes);
  server.use(
    lists([payment]),
    http.get(apiUrl('/payments/:id'), () => HttpResponse.json(ok(payment))),
  );
  const routes = [{ path: '/student/payments/:paymentId', element: <PaymentPage who="student" /> }];
  const view = renderInHost(routes, { path: `/student/payments/p1${search}`, user, remotes, features });
  return {
    ...view,
    becomes: (next: Partial<Payment>) => {
      payment = aPayment(next);
    },
  };
};

describe('a payment’s page', () => {
  it.each([
    ['paid', { status: 'paid', payBy: null }, 'The lesson is certain.'],
    ['paid twice', { status: 'paid', payBy: null, surplus: 60_000 }, /₹600 were paid that were not needed/],
    ['paid too late', { status: 'void', payBy: null, surplus: 60_000 }, /₹600 go back to you by themselves/],
    ['not paid', { status: 'void', payBy: null }, /Should you have paid after all, it goes back by itself/],
    ['over a moment ago', { payBy: '2020-01-07T04:30:00.000Z' }, /cancelled, or not paid in time/],
    ['going back', { status: 'paid', payBy: null, refund: 30_000 }, /₹300 are on their way back/],
    [
      'gone back in part',
      { status: 'part_refunded', payBy: null, refund: 30_000, refunded: 30_000 },
      /₹300 of ₹600 have gone back/,
    ],
  ] as const)('says in plain words that it is %s, and offers nothing to pay', async (_, changes, words) => {
    show(changes);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the lesson' })).toHaveAttribute(
      'href',
      '/student/classes/b1',
    );
  });

  it('lets it be paid where nobody has gone to, without a word of waiting', async () => {
    show({});
    expect(await screen.findByRole('button', { name: 'Pay ₹600' })).toBeVisible();
    expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
  });

  it('says to who turned back that nothing was charged, and still sees what arrives', async () => {
    const { becomes } = show({ isOpened: true }, '?closed');
    expect(await screen.findByText('You have not paid yet')).toBeVisible();
    expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay ₹600' })).toBeVisible();
    becomes({ status: 'paid', payBy: null });
    expect(await screen.findByText('The lesson is certain.', {}, { timeout: 20_000 })).toBeVisible();
  }, 30_000);

  it('asks by itself until the payment has arrived', async () => {
    const { becomes } = show({ isOpened: true });
    expect(await screen.findByText('Waiting for your payment')).toBeVisible();
    becomes({ status: 'paid', payBy: null });
    expect(await screen.findByText('The lesson is certain.', {}, { timeout: 20_000 })).toBeVisible();
  }, 30_000);

  describe('where it does not arrive', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
    afterEach(() => jest.useRealTimers());

    it('says after half a minute what to do, and lets it be tried again', async () => {
      show({ isOpened: true });
      expect(await screen.findByText('Waiting for your payment')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(await screen.findByText(/we will mail you as soon as it is here/)).toBeVisible();
      expect(
        screen.getByText(/If it was declined, or you closed the page, nothing was charged/),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Pay ₹600' })).toBeVisible();
    });
  });

  it('leads to its documents', async () => {
    const documents = [{ _id: 'd1', kind: 'receipt', number: 'R/26-27/000001' }] as const;
    show({ status: 'paid', payBy: null, documents: [...documents] });
    const link = await screen.findByRole('link', { name: /^R.26-27.000001/ });
    expect(link).toHaveAttribute('href', 'http://localhost/api/invoices/d1');
    expect(screen.getByRole('link', { name: /^PDF/ })).toHaveAttribute(
      'href',
      'http://localhost/api/invoices/d1.pdf',
    );
  });

  it('is not there for what is somebody else’s', async () => {
    server.use(
      http.get(apiUrl('/payments/:id'), () =>
        HttpResponse.json(failure('not_found', 'There is no such payment.'), { status: 404 }),
      ),
    );
    const routes = [{ path: '/student/payments/:paymentId', element: <PaymentPage who="student" /> }];
    renderInHost(routes, { path: '/student/payments/p1', user, remotes, features });
    expect(await screen.findByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
  });
});

describe('what is to pay', () => {
  const due = (count: number) => Array.from({ length: count }, (_, index) => aPayment({ _id: `p${index}` }));

  it('shows a parent whose lesson each is, the first ones, and the way to the others', async () => {
    server.use(lists(due(5)));
    renderInHost(<ToPay who="parent" />, { user, remotes, features });
    expect(await screen.findAllByRole('heading', { name: 'Diya: Mathematics with Meera Iyer' })).toHaveLength(
      3,
    );
    expect(screen.getByRole('link', { name: 'See 2 more' })).toHaveAttribute('href', '/parent/payments');
    expect(screen.getAllByRole('link', { name: /^Pay ₹600/ })[0]).toHaveAttribute(
      'href',
      '/parent/payments/p0',
    );
  });

  it('asks nobody where lessons are not paid here', async () => {
    const asked = jest.fn();
    server.use(http.get(apiUrl('/payments'), asked));
    renderInHost(<ToPay who="student" />, { user: anAuthData(), remotes, features });
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

it('lists what was paid below what is to pay, with the credit that there is', async () => {
  server.use(
    lists(
      [
        aPayment(),
        aPayment({ _id: 'p2', status: 'refunded', payBy: null, refund: 60_000, refunded: 60_000 }),
        aPayment({ _id: 'p3', status: 'void', payBy: null }),
      ],
      30_000,
    ),
  );
  renderInHost(<PaymentsPage who="student" />, { user, remotes, features });
  expect(await screen.findByRole('region', { name: 'To pay' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(/Refunded.*Not paid/);
  expect(screen.getByText('₹300')).toBeVisible();
});

it('is no page where lessons are not paid here and never were', async () => {
  server.use(lists([]));
  renderInHost(<PaymentsPage who="student" />, { user: anAuthData(), remotes, features });
  expect(await screen.findByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
});
