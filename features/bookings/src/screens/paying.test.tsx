import { lessonIn, openBooking } from '@paadam/bookings/testing';
import type { PaymentState } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, list, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from './leaveTo';
import { refundPolicyInWords } from './paymentInWords';

jest.mock('./leaveTo', () => ({ leaveTo: jest.fn() }));
afterEach(() => jest.mocked(leaveTo).mockReset());

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const payment = (changes: Partial<PaymentState> = {}): PaymentState => ({
  _id: 'p1',
  status: 'due',
  amount: 60_000,
  payBy: soon(),
  refund: 0,
  refunded: 0,
  isTest: false,
  ...changes,
});
const paid = { status: 'paid', payBy: null } as const;
const policy = [
  { hours: 12, percent: 100 },
  { hours: 0, percent: 50 },
];
const terms = (credit = 0) =>
  http.get(apiUrl('/payments'), () => HttpResponse.json(list([], { credit, refundPolicy: policy })));

const open = async (
  role: Parameters<typeof openBooking>[0],
  changes: Partial<PaymentState> | null,
  { credit = 0, starts = 1440 } = {},
) => {
  const view = openBooking(
    role,
    { status: 'accepted', payment: changes && payment(changes), ...lessonIn(starts) },
    [terms(credit)],
  );
  await screen.findByRole('heading', { name: /^Mathematics/ });
  return view;
};

describe('a lesson that is to be paid', () => {
  it.each(['student', 'parent'] as const)(
    'says to a %s how much, until when and by which rules',
    async (role) => {
      await open(role, {}, { starts: 5 });
      const part = within(await screen.findByRole('group', { name: 'Payment' }));
      expect(part.getByText(/^Pay ₹600 by/)).toBeVisible();
      expect(
        await part.findByText(
          'Cancel up to 12 hours before the start, and you get back all of it; later 50 %. If the tutor cancels, you get back all of it.',
        ),
      ).toBeVisible();
      expect(screen.getByText('To pay')).toBeVisible();
      expect(screen.queryByRole('link', { name: /^(Join|Watch)/ })).not.toBeInTheDocument();
    },
  );

  it('leads to the gateway', async () => {
    const { user } = await open('student', {});
    const asked: unknown[] = [];
    server.use(
      http.put(apiUrl('/booking/payment'), async ({ request }) => {
        asked.push(await request.json());
        const data = { payment: payment({ checkoutUrl: 'https://pay.example/l/1' }) };
        return HttpResponse.json(ok(data));
      }),
    );
    await screen.findByText(/^Cancel up to/);
    await user.click(screen.getByRole('button', { name: 'Pay ₹600' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.example/l/1'));
    expect(asked).toEqual([{ bookingId: expect.any(String) }]);
    expect(screen.queryByRole('button', { name: /^Use your credit/ })).not.toBeInTheDocument();
  });

  it('says why it cannot be paid, and lets it be tried again', async () => {
    const { user } = await open('student', {});
    const message = 'The payment service does not answer at the moment. Nothing was charged.';
    server.use(
      http.put(apiUrl('/booking/payment'), () =>
        HttpResponse.json(failure('gateway_unavailable', message), { status: 503 }),
      ),
    );
    await screen.findByText(/^Cancel up to/);
    await user.click(screen.getByRole('button', { name: 'Pay ₹600' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹600' })).toBeEnabled();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('is paid with a credit that covers it, and with no smaller one', async () => {
    const { user, becomes } = await open('parent', {}, { credit: 60_000 });
    const asked: unknown[] = [];
    server.use(
      http.put(apiUrl('/booking/payment'), async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(ok(becomes({ payment: payment(paid) })));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Use your credit of ₹600' }));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(asked).toEqual([{ bookingId: expect.any(String), useCredit: true }]);
    expect(screen.queryByRole('group', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('offers no credit that is too small', async () => {
    await open('student', {}, { credit: 59_999 });
    await screen.findByText(/^Cancel up to/);
    expect(screen.queryByRole('button', { name: /credit/ })).not.toBeInTheDocument();
  });

  it('waits for its payment at the tutor’s', async () => {
    await open('tutor', {});
    expect(screen.getByText('Awaiting payment')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Payment' })).not.toBeInTheDocument();
  });
});

it.each([
  ['paid', { status: 'paid', payBy: null }, 'Paid'],
  ['going back', { status: 'paid', payBy: null, refund: 30_000 }, 'Refund on its way'],
  [
    'part gone back',
    { status: 'part_refunded', payBy: null, refund: 30_000, refunded: 30_000 },
    'Part refunded',
  ],
  ['gone back', { status: 'refunded', payBy: null, refund: 60_000, refunded: 60_000 }, 'Refunded'],
] as const)('says that it is %s', async (_, changes, text) => {
  await open('student', changes);
  expect(screen.getByText(text)).toBeVisible();
});

it.each(['student', 'parent', 'tutor'] as const)(
  'says nothing of payments to a %s where there are none',
  async (role) => {
    const { user } = await open(role, null, { starts: 5 });
    await user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
    expect(screen.getByRole('dialog', { name: 'Cancel this lesson?' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\bpa(y|id|yment)|refund|credit|back ₹/i);
  },
);

describe('cancelling what was paid', () => {
  const quote = (amount: number, percent: number, credit = 0) => ({ amount, percent, credit, until: null });
  const quotes = (...given: object[]) => {
    let asked = 0;
    server.use(
      http.get(apiUrl('/bookings/:id/refund-quote'), () => {
        asked += 1;
        return HttpResponse.json(ok(given[Math.min(asked, given.length) - 1] ?? {}));
      }),
    );
  };
  const ask = async (role: 'student' | 'tutor') => {
    const view = await open(role, paid);
    await view.user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this lesson?' }));
    return {
      ...view,
      dialog,
      confirm: () => view.user.click(dialog.getByRole('button', { name: 'Cancel lesson' })),
    };
  };

  it('says before how much comes back, and asks again where that has changed', async () => {
    quotes(quote(60_000, 100), quote(30_000, 50));
    const { dialog, confirm, becomes } = await ask('student');
    expect(await dialog.findByText('You get back ₹600 (100 %)')).toBeVisible();
    const sent: (string | null)[] = [];
    server.use(
      http.delete(apiUrl('/booking/:id'), ({ request }) => {
        const quoted = new URL(request.url).searchParams.get('quoted');
        sent.push(quoted);
        if (quoted === '60000') {
          const data = { quote: quote(30_000, 50) };
          return HttpResponse.json(failure('quote_changed', 'What comes back has changed.', { data }), {
            status: 409,
          });
        }
        const now = becomes({ status: 'cancelled', payment: payment({ ...paid, refund: 30_000 }) });
        return HttpResponse.json({ ...ok(now), message: 'Booking cancelled' });
      }),
    );
    await confirm();
    expect(await dialog.findByText('What comes back has changed.')).toBeVisible();
    expect(await dialog.findByText('You get back ₹300 (50 %)')).toBeVisible();
    await confirm();
    expect(await screen.findByText('Booking cancelled')).toBeVisible();
    expect(sent).toEqual(['60000', '30000']);
  });

  it('says to the tutor what it costs', async () => {
    quotes(quote(60_000, 100, 30_000));
    const { dialog } = await ask('tutor');
    expect(await dialog.findByText('₹600 go back to who paid')).toBeVisible();
    expect(dialog.getByText(/you earn nothing for it\. .* a credit of ₹300 from Paadam/)).toBeVisible();
  });

  it('does not go on without knowing it', async () => {
    server.use(
      http.get(apiUrl('/bookings/:id/refund-quote'), () =>
        HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      ),
    );
    const { dialog, user } = await ask('student');
    expect(await dialog.findByText(/We are restarting\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel lesson' })).toBeDisabled();
    quotes(quote(0, 0));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Nothing comes back.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel lesson' })).toBeEnabled();
  });
});

it('puts every refund policy into one line', () => {
  expect(refundPolicyInWords([{ hours: 24, percent: 80 }])).toBe(
    'Cancel up to 24 hours before the start, and you get back 80 %; later nothing. If the tutor cancels, you get back all of it.',
  );
  expect(refundPolicyInWords([{ hours: 0, percent: 100 }])).toBe(
    'Cancel before it starts, and you get back all of it. If the tutor cancels, you get back all of it.',
  );
  expect(refundPolicyInWords([])).toMatch(/not paid back/);
});
