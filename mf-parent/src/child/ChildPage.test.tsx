import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, calls, gives, isDown, lists, never, notFound } from '../testing/answers';
import { aFamily, aLesson, aParent, aProgress, aReview } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/children/asha';

/** Answers for the lessons to come and for those before, as the page asks for both. */
const answerLessons = (next: Booking[], recent: Booking[]) => {
  const asked = answer('get', calls.childsBookings, () => {
    const isNext = asked.at(-1)?.query.order === 'earliest';
    return lists(isNext ? next : recent, { sessionCount: 0 })();
  });
  return asked;
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = async (label: string) => (await screen.findByText(label)).parentElement;

beforeEach(() => {
  answer('get', calls.child, gives(aProgress()));
  answer('get', calls.reviews, lists([]));
  answerLessons([], []);
});

test('is named after the child while it is loading', async () => {
  answer('get', calls.child, never);
  openPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Raman' })).toBeVisible();
  expect(screen.getByText('Loading the progress…')).toBeInTheDocument();
});

test('shows the child’s lessons in figures', async () => {
  openPage(page);
  expect(await figure('Lessons completed')).toHaveTextContent('12');
  expect(await figure('Hours of lessons')).toHaveTextContent('13.5');
  expect(await figure('Upcoming lessons')).toHaveTextContent('2');
  expect(await figure('Average rating given')).toHaveTextContent('4.7/5');
});

test('shows the subjects and the weeks with their hours', async () => {
  openPage(page);
  const subjects = await section('Subjects');
  expect(subjects.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mathematics11 lessons, 12.5 hours',
    'English1 lesson, 1 hour',
  ]);
  const weeks = within(screen.getByRole('figure', { name: 'Hours of lessons in the last eight weeks' }));
  expect(weeks.getByText('Week from Monday, 31 December: 0 h')).toBeInTheDocument();
  expect(weeks.getByText('This week: 2.5 h')).toBeInTheDocument();
});

test('says so where there is nothing yet', async () => {
  const weeks = aProgress().weeks.map((week) => ({ ...week, minutes: 0 }));
  const nothing = { completed: 0, upcoming: 0, minutes: 0, averageRating: null, subjects: [], weeks };
  answer('get', calls.child, gives(aProgress(nothing)));
  openPage(page);
  expect(await screen.findByText('No ratings yet')).toBeVisible();
  expect(screen.getByText('They appear here after the first lesson.')).toBeVisible();
  expect((await section('Hours of lessons in the last eight weeks')).getByText(/^None yet\./)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(await screen.findByText('No lessons coming up')).toBeVisible();
  expect(await screen.findByText('No lessons yet')).toBeVisible();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

test('lists the next lessons and the latest before them, each leading to its page', async () => {
  const next = aLesson({ _id: 'next', status: 'accepted' });
  const refused = aLesson({ _id: 'refused', status: 'declined' });
  const past = aLesson({
    _id: 'past',
    status: 'completed',
    dateTime: '2020-01-07T04:30:00.000Z',
    endsAt: '2020-01-07T05:30:00.000Z',
  });
  const asked = answerLessons([next, refused], [past]);
  openPage(page);
  const ahead = await section('Next lessons');
  expect(await ahead.findByRole('link', { name: formatMoment(next.dateTime) })).toHaveAttribute(
    'href',
    '/parent/bookings/next',
  );
  expect(ahead.getAllByRole('listitem')).toHaveLength(1);
  const before = await section('Recent bookings');
  expect(await before.findByRole('link', { name: formatMoment(past.dateTime) })).toHaveAttribute(
    'href',
    '/parent/bookings/past',
  );
  expect(before.getByRole('link', { name: 'See all bookings' })).toHaveAttribute(
    'href',
    '/parent/bookings?child=asha',
  );
  expect(asked.map(({ path }) => path)).toEqual(['/api/bookings/student/asha', '/api/bookings/student/asha']);
});

test('shows the latest of the child’s reviews', async () => {
  const rows = ['1', '2', '3', '4', '5', '6'].map((_id) => aReview({ _id, comment: `Review ${_id}` }));
  const asked = answer('get', calls.reviews, lists(rows));
  openPage(page);
  const reviews = await section('Reviews');
  expect(await reviews.findByText('Review 5')).toBeVisible();
  expect(reviews.queryByText('Review 6')).not.toBeInTheDocument();
  expect(reviews.getByRole('link', { name: 'See all reviews' })).toHaveAttribute(
    'href',
    '/parent/reviews?child=asha',
  );
  expect(asked).toEqual([expect.objectContaining({ query: expect.objectContaining({ child: 'asha' }) })]);
});

test('leads to a lesson for that child', async () => {
  openPage(page);
  expect(await screen.findByRole('link', { name: 'Schedule Session' })).toHaveAttribute(
    'href',
    '/tutors?child=asha',
  );
});

test('is the 404 page for a child that is not linked', async () => {
  answer('get', calls.child, notFound);
  answer('get', calls.reviews, notFound);
  answer('get', calls.childsBookings, notFound);
  openPage('/parent/children/somebody', aParent([]));
  expect(await screen.findByText('Oops! Lost in Space?')).toBeVisible();
});

test('says why the progress is missing, and loads it on Retry', async () => {
  answer('get', calls.child, isDown, gives(aProgress()));
  const { user } = openPage(page);
  expect(await screen.findByText('The progress could not be loaded')).toBeVisible();
  expect(screen.getByText('We are restarting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await figure('Lessons completed')).toHaveTextContent('12');
});

test('says why the lessons are missing, and loads them on Retry', async () => {
  answer('get', calls.childsBookings, isDown, isDown, lists([], { sessionCount: 0 }));
  const { user } = openPage(page);
  const ahead = await section('Next lessons');
  expect(await ahead.findByText('Error loading bookings: We are restarting.')).toBeVisible();
  await user.click(ahead.getByRole('button', { name: 'Retry' }));
  expect(await ahead.findByText('No lessons coming up')).toBeVisible();
});

test('leads to the other children once the link has ended', async () => {
  answer('delete', calls.child, gives(null));
  answer('get', calls.profile, gives(aFamily([])));
  const { user, router } = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Unlink Asha Raman' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Unlink Asha Raman?' })).getByRole('button', {
      name: 'Unlink',
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent/children'));
  expect(await screen.findByText('No child is linked yet')).toBeVisible();
});
