import type { Destination, Payout, Statement } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const timeZone = 'Asia/Kolkata';
const payoutsUrl = apiUrl('/tutor/payouts');
const statementUrl = apiUrl('/tutor/statements');
const destinationUrl = apiUrl('/tutor/payout-destination');
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const balance = {
  pending: 153_000,
  pendingLessons: 3,
  available: 51_000,
  onTheWay: 20_000,
  paidOut: 102_000,
};
const bankAccount: Destination = {
  kind: 'bank',
  masked: '••••7890, HDFC0001234',
  since: hours(-100),
  usableFrom: hours(-52),
};
const aPayout: Payout = {
  _id: 'p1',
  amount: 102_000,
  status: 'sent',
  destination: '••••7890, HDFC0001234',
  createdAt: '2026-11-20T04:30:00.000Z',
  reference: 'AXIS0001',
  sentOn: '2026-11-20',
};
const aStatement: Statement = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  opening: 0,
  closing: 51_000,
  lines: [
    {
      _id: 'l1',
      at: '2026-11-18T04:30:00.000Z',
      kind: 'lesson',
      lesson: {
        booking: 'b1',
        dateTime: '2026-11-17T04:30:00.000Z',
        student: { _id: 's1', name: '=Asha' },
        subject: 'Mathematics',
      },
      price: 60_000,
      commission: 9_000,
      gst: 0,
      amount: 51_000,
      document: { _id: 'd1', kind: 'commission', number: 'C/26-27/000001' },
    },
  ],
  sums: {
    price: 60_000,
    commission: 9_000,
    gst: 0,
    lessons: 51_000,
    kept: 0,
    goodwill: 0,
    payouts: 0,
    corrections: 0,
  },
};

const answerPayouts = (destination: Destination | null, rows: Payout[] = [aPayout]) =>
  server.use(http.get(payoutsUrl, () => HttpResponse.json(list(rows, { balance, destination }))));
const answer = (destination: Destination | null = bankAccount) => {
  server.use(
    http.get(apiUrl('/tutor/earnings'), () => HttpResponse.json(list([], { total: 0 }))),
    http.get(statementUrl, () => HttpResponse.json(ok(aStatement))),
  );
  answerPayouts(destination);
};
const show = (paysHere = true) =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor/earnings',
    user: anAuthData({
      id: 'tutor',
      role: 'tutor',
      name: 'Meera',
      timeZone,
      ...(paysHere && { paysHere: true }),
    }),
  });
const figure = async (label: string) => (await screen.findByText(label)).parentElement;

test('tells what is pending, available and paid out, where it goes, and the payouts so far', async () => {
  answer();
  show();
  expect(await figure('Pending')).toHaveTextContent('₹1,530');
  expect(await figure('Pending')).toHaveTextContent('From 3 lessons');
  expect(await figure('Available')).toHaveTextContent('₹510');
  expect(await figure('Paid out')).toHaveTextContent('₹1,020');
  expect(await figure('Paid out')).toHaveTextContent('₹200 more on its way');
  expect(screen.getByText('Bank account: ••••7890, HDFC0001234')).toBeVisible();
  expect(screen.queryByText(/Nothing is paid out before/)).not.toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(within(table).getByText('AXIS0001')).toBeVisible();
  const statementTable = await screen.findByRole('table', { name: 'Statement of November 2026' });
  expect(within(statementTable).getByRole('link', { name: /^C.26-27.000001/ })).toHaveAttribute(
    'href',
    'http://localhost/api/invoices/d1',
  );
});

test('says nothing of all that where lessons are not paid, and asks for none of it', async () => {
  let asked = 0;
  server.use(
    http.get(apiUrl('/tutor/earnings'), () => HttpResponse.json(list([], { total: 0 }))),
    http.get(payoutsUrl, () => {
      asked += 1;
      return HttpResponse.json(list([]));
    }),
  );
  show(false);
  expect(await screen.findByText('No earnings yet')).toBeVisible();
  expect(screen.queryByText(/Pending|Payout|money goes/)).not.toBeInTheDocument();
  expect(asked).toBe(0);
});

test('a failure of either part is told with Retry, and takes nothing else down', async () => {
  answer();
  server.use(
    http.get(
      payoutsUrl,
      () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      {
        once: true,
      },
    ),
    http.get(statementUrl, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
  );
  const { user } = show();
  const money = (await screen.findByText('Failed to load your money')).closest(
    '[role="alert"]',
  ) as HTMLElement;
  expect(await screen.findByText('Error loading the statement: Not now.')).toBeVisible();
  expect(screen.getByText('No earnings yet')).toBeVisible();
  await user.click(within(money).getByRole('button', { name: 'Retry' }));
  expect(await figure('Available')).toHaveTextContent('₹510');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Statement of November 2026' })).toBeVisible();
});

test('another month can be chosen, and the statement be had as a file', async () => {
  answer();
  const months: (string | null)[] = [];
  server.use(
    http.get(statementUrl, ({ request }) => {
      const month = new URL(request.url).searchParams.get('month');
      months.push(month);
      return HttpResponse.json(ok(month ? { ...aStatement, month, lines: [], closing: 0 } : aStatement));
    }),
  );
  let made: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Download the statement' }));
  expect(name).toBe('paadam-statement-2026-11.csv');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(made as Blob);
  });
  expect(text).toContain(
    "Lesson,2026-11-17 10:00,'=Asha,Mathematics,600.00,90.00,0.00,510.00,b1,C/26-27/000001\r\n",
  );
  expect(text.trimEnd().split('\r\n').at(-1)).toBe(',After,,,,,,,510.00,,');
  jest.restoreAllMocks();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month of the statement' }), 'October 2026');
  expect(await screen.findByText('Nothing came or went in October 2026. You had ₹0.')).toBeVisible();
  expect(months).toEqual([null, '2026-10']);
});

describe('where the money goes', () => {
  const open = async () => {
    answer(null);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add UPI id or bank account' }));
    return user;
  };

  test('says until when money waits after a change', async () => {
    const usableFrom = hours(47);
    answer({ ...bankAccount, usableFrom });
    show();
    expect(await screen.findByText(new RegExp(`before ${formatMoment(usableFrom)}`))).toBeVisible();
  });

  test('is not sent before each field is right, and says what is wrong with it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A UPI id looks like name@bank.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /UPI id/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Bank account' }));
    await user.type(screen.getByLabelText(/^IFSC/), 'HDFC1001234');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter the name as the bank has it.')).toBeVisible();
    expect(screen.getByText('An account number has 9 to 18 digits.')).toBeVisible();
    expect(screen.getByText(/^An IFSC has 11 signs/)).toBeVisible();
  });

  test('keeps what was typed when the password is wrong, and is saved with the right one', async () => {
    const user = await open();
    const bodies: unknown[] = [];
    server.use(
      http.put(destinationUrl, async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1) {
          const problem = 'This is not your current password.';
          return HttpResponse.json(
            { ...failure('password_wrong', problem), fields: { password: problem } },
            { status: 400 },
          );
        }
        answerPayouts({ ...bankAccount, usableFrom: hours(48) });
        return HttpResponse.json({ ...ok(bankAccount), message: 'Where your money goes is set' });
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Bank account' }));
    await user.type(screen.getByLabelText(/^Account holder/), 'Meera Iyer');
    await user.type(screen.getByLabelText(/^Account number/), '001234567890');
    await user.type(screen.getByLabelText(/^IFSC/), 'hdfc0001234');
    await user.type(screen.getByLabelText(/^Your password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(screen.getByLabelText(/^Account number/)).toHaveValue('001234567890');
    await user.type(screen.getByLabelText(/^Your password/), ' no more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Bank account: ••••7890, HDFC0001234')).toBeVisible();
    expect(screen.getByText(/Nothing is paid out before/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where your money goes' })).toHaveFocus();
    expect(bodies[1]).toEqual({
      kind: 'bank',
      holder: 'Meera Iyer',
      accountNumber: '001234567890',
      ifsc: 'hdfc0001234',
      password: 'wrong no more',
    });
  });

  test('stays as it is on Cancel, and says what else went wrong', async () => {
    const user = await open();
    server.use(
      http.put(destinationUrl, () =>
        HttpResponse.json(failure('too_many_requests', 'Too many wrong passwords.'), { status: 429 }),
      ),
    );
    await user.type(screen.getByRole('textbox', { name: /UPI id/ }), 'meera@okbank');
    await user.type(screen.getByLabelText(/^Your password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too many wrong passwords.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Where your money goes' })).toHaveFocus();
  });
});
