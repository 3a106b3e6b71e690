import type { EarningsMonth } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';
import { anEarningsMonth, anEarningsRow } from '../testing/fixtures';
import { dayIn } from './dayIn';
import { addMonths, monthName } from './months';

const url = apiUrl('/tutor/earnings');
const down = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });
const timeZone = 'Asia/Kolkata';
const thisMonth = dayIn(timeZone, new Date()).slice(0, 7);
const monthsAgo = (months: number) => addMonths(thisMonth, -months);
const inMonth = (month: string, day = '05') => `${month}-${day}T04:30:00.000Z`;

const given = anEarningsRow({ booking: 'given', dateTime: inMonth(thisMonth), price: 1_200_000 });
const ahead = anEarningsRow({
  booking: 'ahead',
  dateTime: inMonth(thisMonth, '28'),
  status: 'accepted',
  student: { _id: 's2', name: 'Arun Kumar' },
  duration: 90,
  price: 90_000,
});
const older = anEarningsRow({ booking: 'older', dateTime: inMonth(monthsAgo(2)), price: 30_000 });
const months = [
  anEarningsMonth(thisMonth, [ahead, given]),
  anEarningsMonth(monthsAgo(1), [
    anEarningsRow({ booking: 'last', dateTime: inMonth(monthsAgo(1)), price: 1_000_000 }),
  ]),
];

const answer = (page: EarningsMonth[], beside: object = {}) =>
  server.use(http.get(url, () => HttpResponse.json(list(page, { total: 9_876_500, ...beside }))));

/** A second page, which is there or fails. */
const answerTwoPages = (second: () => Response) =>
  server.use(
    http.get(url, ({ request }) =>
      new URL(request.url).searchParams.get('cursor')
        ? second()
        : HttpResponse.json(list(months, { total: 9_876_500, nextCursor: 'next' })),
    ),
  );
const secondPage = () =>
  HttpResponse.json(list([anEarningsMonth(monthsAgo(2), [older])], { total: 9_876_500 }));

const show = (path = '/tutor/earnings') =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path,
    user: anAuthData({ id: 'tutor', role: 'tutor', name: 'Meera Iyer', timeZone }),
  });

const figure = async (label: string) => (await screen.findByText(label)).parentElement;
const bar = (month: string) => screen.findByRole('button', { name: new RegExp(`^${monthName(month)}`) });

test('says that the earnings are loading, under the title', async () => {
  server.use(http.get(url, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  expect(screen.getByText('Loading your earnings…')).toBeInTheDocument();
});

test('has a next step for a tutor without earnings', async () => {
  answer([], { total: 0 });
  show();
  expect(await screen.findByText('No earnings yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/tutor/bookings');
});

test('says why the earnings could not be loaded, and loads them on Retry', async () => {
  server.use(http.get(url, down, { once: true }));
  const { user } = show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your earnings');
  expect(alert).toHaveTextContent('We are restarting.');
  answer(months);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await figure('Total Earnings')).toHaveTextContent('₹98,765');
});

test('tells the total, and this month against the one before', async () => {
  answer(months);
  show();
  expect(await figure('Total Earnings')).toHaveTextContent('₹98,765');
  expect(await figure('Total Earnings')).toHaveTextContent('₹900 of it expected');
  expect(await figure('Earnings This Month')).toHaveTextContent('₹12,900');
  expect(await figure('Earnings This Month')).toHaveTextContent(
    `₹2,900 more than in ${monthName(monthsAgo(1))}`,
  );
  expect(await figure('Earnings Last Month')).toHaveTextContent('₹10,000');
});

test('begins with this month, whose lessons it shows with what is expected', async () => {
  answer(months);
  show();
  expect(await bar(thisMonth)).toHaveAttribute('aria-pressed', 'true');
  const table = screen.getByRole('table', { name: `Lessons in ${monthName(thisMonth)}` });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Date', 'Student', 'Subject', 'Duration', 'Status', 'Amount']);
  const [, first, second] = within(table).getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Arun Kumar');
  expect(first).toHaveTextContent('Mathematics');
  expect(first).toHaveTextContent('90 mins');
  expect(first).toHaveTextContent('Accepted');
  expect(first).toHaveTextContent('₹900expected');
  expect(second).toHaveTextContent('Completed');
  expect(second).not.toHaveTextContent('expected');
  expect(within(second).getByRole('link', { name: formatMoment(given.dateTime) })).toHaveAttribute(
    'href',
    '/tutor/bookings/given',
  );
});

test('shows a month without lessons as nothing, and says so when it is chosen', async () => {
  answer([months[0] as EarningsMonth, anEarningsMonth(monthsAgo(2), [older])]);
  const { user } = show();
  const empty = await bar(monthsAgo(1));
  expect(empty).toHaveAccessibleName(/₹0, 0 lessons/);
  await user.click(empty);
  expect(screen.getByText(`No lessons in ${monthName(monthsAgo(1))}.`)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a month can be chosen by its bar and by the select, and stands in the address', async () => {
  answer(months);
  const { user, router } = show();
  await user.click(await bar(monthsAgo(1)));
  const name = monthName(monthsAgo(1));
  expect(screen.getByRole('table', { name: `Lessons in ${name}` })).toBeVisible();
  expect(screen.getByText('₹10,000 from 1 lesson')).toBeVisible();
  expect(router.state.location.search).toBe(`?month=${monthsAgo(1)}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), monthName(thisMonth));
  expect(screen.getByRole('table', { name: `Lessons in ${monthName(thisMonth)}` })).toBeVisible();
  expect(await bar(thisMonth)).toHaveAttribute('aria-pressed', 'true');
});

test('opens with the month of its address', async () => {
  answer(months);
  show(`/tutor/earnings?month=${monthsAgo(1)}`);
  expect(await bar(monthsAgo(1))).toHaveAttribute('aria-pressed', 'true');
});

test('shows more months', async () => {
  answerTwoPages(secondPage);
  const { user } = show();
  expect(await bar(monthsAgo(2))).toHaveAccessibleName(/₹0/);
  await user.click(screen.getByRole('button', { name: 'Show more months' }));
  expect(
    await screen.findByRole('button', { name: new RegExp(`^${monthName(monthsAgo(2))}: ₹300`) }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more months' })).not.toBeInTheDocument();
});

describe('Download CSV', () => {
  const taken: { name: string; blob: Blob }[] = [];
  let made: Blob | undefined;

  beforeEach(() => {
    taken.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      made = blob;
      return 'blob:earnings';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) taken.push({ name: this.download, blob: made });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });

  test('gives a file with every month, also those that were not shown', async () => {
    answerTwoPages(secondPage);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Your earnings were downloaded as a file for spreadsheets')).toBeVisible();
    expect(taken.map(({ name }) => name)).toEqual([`paadam-earnings-${dayIn(timeZone, new Date())}.csv`]);
    const file = await read(taken[0]?.blob as Blob);
    for (const { booking } of [ahead, given, older]) expect(file).toContain(`,${booking}\r\n`);
    expect(file.trimEnd().split('\r\n')).toHaveLength(5);
  });

  test('tells how far it is while months are still to come', async () => {
    answerTwoPages(() => new Promise<Response>(() => {}) as unknown as Response);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(screen.getByText('Collecting all months, 2 so far…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  test('gives no file where a month is missing, says so, and can be tried again', async () => {
    answerTwoPages(down);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are restarting.');
    expect(taken).toEqual([]);
    answerTwoPages(secondPage);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText(/^Your earnings were downloaded/)).toBeVisible();
    expect(taken).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
