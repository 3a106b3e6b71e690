import { bookingsActions } from '@paadam/bookings';
import { formatMoment } from '@paadam/shared/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, calls, gives, isDown, lists, never } from '../testing/answers';
import { aDashboard, aFamily, aFamilyTutor, aLesson, aParent, asha, ravi } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/dashboard';

/** A figure stands above its label. */
const figure = async (label: string) => (await screen.findByText(label)).parentElement;

beforeEach(() => {
  answer('get', calls.profile, gives(aFamily()));
  answer('get', calls.dashboard, gives(aDashboard()));
  answer('get', calls.tutors, lists([]));
});

test.each(['/parent', page])('greets the parent by name at %s', async (path) => {
  openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Lakshmi Raman' })).toBeVisible();
  expect(screen.getByText('Family Dashboard')).toBeVisible();
});

test('says that it is loading', async () => {
  answer('get', calls.profile, never);
  answer('get', calls.dashboard, never);
  answer('get', calls.tutors, never);
  openPage(page);
  expect(await screen.findByText('Loading your family’s lessons…')).toBeInTheDocument();
});

test('shows nothing that what is to be paid would push down, before that is known', async () => {
  let fail = () => {};
  const due = new Promise<void>((resolve) => {
    fail = resolve;
  });
  answer('get', calls.dashboard, gives(aDashboard([aLesson()])));
  answer('get', '/payments', () => due.then(isDown));
  openPage(page, { ...aParent(), paysHere: true });
  const table = () => screen.queryByRole('table', { name: 'Recent Bookings' });
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  expect(table()).not.toBeInTheDocument();
  fail();
  expect(await screen.findByText(/what is to be paid/)).toBeVisible();
  expect(table()).toBeVisible();
});

test('shows the family in three figures', async () => {
  answer('get', calls.profile, gives(aFamily([asha, ravi], 4.67)));
  answer('get', calls.dashboard, gives(aDashboard([], { upcomingCount: 7, waitingCount: 2 })));
  openPage(page);
  expect(await figure('Linked Children')).toHaveTextContent('2');
  expect(await figure('Upcoming Sessions')).toHaveTextContent('7');
  expect(screen.getByText('2 requests wait')).toBeVisible();
  expect(await figure('Average Rating')).toHaveTextContent('4.7/5');
});

test('says so where nobody has rated yet, and where there are no bookings and no tutors', async () => {
  openPage(page);
  expect(await screen.findByText('No ratings yet')).toBeVisible();
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(await screen.findByText(/The tutors of your children’s lessons appear here/)).toBeVisible();
});

test('leads a parent without children to linking one', async () => {
  answer('get', calls.profile, gives(aFamily([])));
  openPage(page, aParent([]));
  expect(await screen.findByRole('link', { name: 'Add Child' })).toHaveAttribute(
    'href',
    '/parent/link/children',
  );
  expect(screen.queryByRole('heading', { name: 'Recent Bookings' })).not.toBeInTheDocument();
});

test('puts the lesson that comes next before everything else, with how far away it is', async () => {
  const start = Date.now() + 28 * 60_000;
  const next = aLesson({
    _id: 'next',
    status: 'accepted',
    dateTime: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
  });
  answer('get', calls.dashboard, gives(aDashboard([next, aLesson({ _id: 'asked' })])));
  openPage(page);
  const region = within(await screen.findByRole('region', { name: 'Next lesson' }));
  expect(region.getByText('Starts in 28 minutes')).toBeVisible();
  expect(region.getByText('Asha Raman: Mathematics with Meera Iyer')).toBeVisible();
  expect(region.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/parent/bookings/next');
});

test('has a card for each child, with the next lesson, the hours of this month and the stars given last', async () => {
  const next = aLesson({ status: 'accepted' });
  const children = [
    { ...asha, next, minutesThisMonth: 90, lastRating: 4 },
    { ...ravi, next: null, minutesThisMonth: 0, lastRating: null },
  ];
  answer('get', calls.dashboard, gives(aDashboard([], { children })));
  openPage(page);
  const cards = within(await screen.findByRole('region', { name: 'Your children' }));
  const [first, second] = await cards.findAllByRole('listitem');
  expect(first).toHaveTextContent(`Mathematics, ${formatMoment(next.dateTime)}`);
  expect(first).toHaveTextContent('1.5 hours');
  expect(first).toHaveTextContent('4 of 5 stars');
  expect(cards.getByRole('link', { name: 'Asha Raman' })).toHaveAttribute('href', '/parent/children/asha');
  expect(second).toHaveTextContent('None yet');
});

describe('the recent bookings', () => {
  test('are the first five, each leading to its page', async () => {
    const first = aLesson({ _id: '1', status: 'accepted' });
    const five = [first, ...['2', '3', '4', '5'].map((_id) => aLesson({ _id }))];
    answer('get', calls.dashboard, gives(aDashboard(five)));
    openPage(page);
    const table = within(await screen.findByRole('table', { name: 'Recent Bookings' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Child',
      'Tutor',
      'Date & Time',
      'Subject',
      'Status',
    ]);
    const [, ...rows] = table.getAllByRole('row');
    expect(rows).toHaveLength(5);
    for (const text of [
      'Asha Raman',
      'Meera Iyer',
      formatMoment(first.dateTime),
      'Mathematics',
      'Accepted',
    ]) {
      expect(rows[0]).toHaveTextContent(text);
    }
    expect(table.getAllByRole('link')[0]).toHaveAttribute('href', '/parent/bookings/1');
    expect(screen.getByRole('link', { name: 'See all bookings' })).toHaveAttribute(
      'href',
      '/parent/bookings',
    );
  });

  test('load again after one was changed', async () => {
    answer(
      'get',
      calls.dashboard,
      gives(aDashboard([aLesson()], { upcomingCount: 1 })),
      gives(aDashboard([aLesson({ status: 'declined' })])),
    );
    const { store } = openPage(page);
    expect(await screen.findByText('Pending')).toBeVisible();
    const booking = aLesson({ status: 'declined' });
    act(() => void store.dispatch(bookingsActions.bookingChanged({ booking, message: 'Done.' })));
    expect(await screen.findByText('Declined')).toBeVisible();
    await waitFor(async () => expect(await figure('Upcoming Sessions')).toHaveTextContent('0'));
  });

  test('leave the rest of the page where they cannot be loaded, and load on Retry', async () => {
    answer('get', calls.profile, gives(aFamily([asha], 5)));
    answer('get', calls.dashboard, isDown, gives(aDashboard([aLesson()])));
    const { user } = openPage(page);
    expect(await screen.findByText('Failed to fetch bookings')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We are restarting.');
    expect(await screen.findByText('5.0/5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
    expect(screen.queryByText('Failed to fetch bookings')).not.toBeInTheDocument();
  });
});

test('goes on without the family’s profile, and loads it on Retry', async () => {
  answer('get', calls.profile, isDown, gives(aFamily([asha], 5)));
  answer('get', calls.dashboard, gives(aDashboard([aLesson()])));
  const { user } = openPage(page);
  expect(await screen.findByText('Failed to fetch parent profile')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We are restarting.');
  expect(await screen.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('5.0/5')).toBeVisible();
  expect(screen.queryByText('Failed to fetch parent profile')).not.toBeInTheDocument();
});

describe('Book again', () => {
  const card = async (name: string) => {
    const item = (await screen.findByRole('heading', { level: 3, name })).closest('li');
    if (!item) throw new Error(`${name} stands in no list`);
    return within(item);
  };
  const meera = aFamilyTutor();

  test('leads to the form for the child that the tutor teaches', async () => {
    answer('get', calls.tutors, lists([meera]));
    openPage(page);
    const tutor = await card('Meera Iyer');
    expect(tutor.getByText('Asha Raman')).toBeVisible();
    expect(tutor.getByText(formatMoment(meera.lastLessonAt))).toBeVisible();
    expect(tutor.getByText('(12 ratings)')).toBeVisible();
    expect(tutor.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/student/bookings/:meera?child=asha',
    );
  });

  test('asks for which child where several know the tutor', async () => {
    answer('get', calls.tutors, lists([{ ...meera, students: [asha, ravi] }]));
    const { user } = openPage(page);
    const tutor = await card('Meera Iyer');
    await user.selectOptions(tutor.getByLabelText('For'), 'Ravi Raman');
    expect(tutor.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/student/bookings/:meera?child=ravi',
    );
  });

  test('loads more tutors below those that are there', async () => {
    const asked = answer(
      'get',
      calls.tutors,
      lists([meera], { nextCursor: 'next' }),
      lists([aFamilyTutor({ _id: 'kumar', name: 'Kumar Das' })]),
    );
    const { user } = openPage(page);
    await user.click(await screen.findByRole('button', { name: 'Show more tutors' }));
    await card('Kumar Das');
    await card('Meera Iyer');
    expect(asked[1]?.query).toMatchObject({ cursor: 'next' });
    expect(screen.queryByRole('button', { name: 'Show more tutors' })).not.toBeInTheDocument();
  });

  test('says why the tutors are missing, and loads them on Retry', async () => {
    answer('get', calls.tutors, isDown, lists([meera]));
    const { user } = openPage(page);
    expect(await screen.findByText('Failed to fetch tutors')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Meera Iyer');
  });
});
