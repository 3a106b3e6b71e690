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
import { aTaughtStudent } from '../testing/fixtures';

const url = apiUrl('/tutor/students');
const down = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });

const show = () =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor/students',
    user: anAuthData({ id: 'tutor', role: 'tutor', name: 'Meera Iyer' }),
  });

test('says that the students are loading, under the title', async () => {
  server.use(http.get(url, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Students' })).toBeVisible();
  expect(screen.getByText('Loading your students…')).toBeInTheDocument();
});

test('shows who each student is, what they learn, and how far they have come', async () => {
  server.use(http.get(url, () => HttpResponse.json(list([aTaughtStudent()]))));
  show();
  const table = await screen.findByRole('table', { name: 'My Students' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Name', 'Subject', 'Progress']);
  const row = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(within(row).getByText('Asha Raman')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^asha ?@example\.test$/ })).toHaveAttribute(
    'href',
    'mailto:asha@example.test',
  );
  expect(within(row).getByText('Mathematics, Physics')).toBeVisible();
  const bar = within(row).getByRole('progressbar', { name: '8 of 12 lessons' });
  expect(bar).toHaveAttribute('value', '8');
  expect(bar).toHaveAttribute('max', '12');
  expect(within(row).getByText('9.5 hours')).toBeVisible();
});

test('has a next step for a tutor without students', async () => {
  server.use(http.get(url, () => HttpResponse.json(list([]))));
  show();
  expect(await screen.findByText('No students yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/tutor/bookings');
});

test('says why the students could not be loaded, and loads them on Retry', async () => {
  server.use(
    http.get(url, down, { once: true }),
    http.get(url, () => HttpResponse.json(list([aTaughtStudent()]))),
  );
  const { user } = show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your students');
  expect(alert).toHaveTextContent('We are restarting.');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asha Raman')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows more students, and says so where they could not be loaded', async () => {
  let answersMore = false;
  server.use(
    http.get(url, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      if (!cursor) return HttpResponse.json(list([aTaughtStudent()], { nextCursor: 'next' }));
      if (!answersMore) return down();
      return HttpResponse.json(list([aTaughtStudent({ _id: 's2', name: 'Arun Kumar' })]));
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show more students' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading students: We are restarting.');
  expect(screen.getByText('Asha Raman')).toBeVisible();
  answersMore = true;
  await user.click(screen.getByRole('button', { name: 'Show more students' }));
  expect(await screen.findByText('Arun Kumar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more students' })).not.toBeInTheDocument();
});
