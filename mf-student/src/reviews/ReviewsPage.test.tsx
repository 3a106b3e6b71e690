import type { Booking, Review } from '@paadam/shared/contract';
import {
  answerBookings,
  apiUrl,
  bookingsUrls,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClassIn } from '../testing/aClass';
import { showPage } from '../testing/showPage';

const reviewsUrl = apiUrl('/reviews');
const show = () => showPage('/student/reviews');

const aReview = (changes: Partial<Review> = {}): Review => ({
  _id: 'review',
  booking: 'maths',
  student: { _id: 's', name: 'Asha Raman' },
  tutor: { _id: 't', name: 'Meera Iyer' },
  subject: { _id: 'm', name: 'Mathematics' },
  rating: 4,
  comment: 'Patient,\nand always well prepared.',
  createdAt: '2026-01-07T10:00:00.000Z',
  ...changes,
});

const answer = (reviews: Review[], due: Booking[] = [], nextCursor: string | null = null) => {
  answerBookings(due);
  server.use(http.get(reviewsUrl, () => HttpResponse.json(list(reviews, { nextCursor }))));
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));
/** While they are on their way there is a part of the same name. */
const given = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your reviews…')).not.toBeInTheDocument());
  const region = await part('Your reviews');
  await region.findAllByText(/Meera Iyer/);
  return region;
};

test('says that it is loading, under its title', async () => {
  server.use(
    http.get(reviewsUrl, () => new Promise(() => {})),
    http.get(bookingsUrls.student, () => new Promise(() => {})),
  );
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(screen.getByText('Loading your reviews…')).toBeInTheDocument();
});

test('says so where there are none', async () => {
  answer([]);
  show();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lessons to review' })).not.toBeInTheDocument();
});

test('shows each review with tutor, subject, stars, text and date, and the way to the class', async () => {
  answer([aReview()]);
  show();
  const review = within((await given()).getByRole('listitem'));
  expect(review.getByText(/with Meera Iyer/)).toBeVisible();
  expect(review.getByText('4 out of 5 stars')).toBeInTheDocument();
  expect(review.getByText(/and always well prepared/)).toBeVisible();
  expect(review.getByText('7 January 2026')).toBeVisible();
  expect(review.getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', '/student/classes/maths');
});

test('says why the reviews could not be loaded, and loads them on Retry', async () => {
  answer([aReview()]);
  server.use(
    http.get(reviewsUrl, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
  );
  const { user } = show();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Failed to fetch reviews');
  expect(problem).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await given()).toBeDefined();
});

test('says where the lessons to review could not be loaded, beside the reviews', async () => {
  answer([aReview()]);
  server.use(
    http.get(bookingsUrls.student, () =>
      HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }),
    ),
  );
  show();
  expect(await screen.findByText('Error loading bookings: Not now.')).toBeVisible();
  expect(await given()).toBeDefined();
});

test('shows more reviews on demand', async () => {
  answer([aReview()], [], 'next');
  const { user } = show();
  await given();
  answer([aReview({ _id: 'older', subject: { _id: 'p', name: 'Physics' } })]);
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByRole('heading', { name: 'Physics' })).toBeVisible();
  expect((await given()).getAllByRole('listitem')).toHaveLength(2);
});

test('has the classes without a review on top; one that is given moves to the reviews', async () => {
  const due = aClassIn(-600, { _id: 'maths', status: 'completed' });
  answer([], [due]);
  server.use(
    http.post(reviewsUrl, () => {
      answer([aReview({ rating: 5 })], [{ ...due, rating: 5 }]);
      return HttpResponse.json(ok(aReview({ rating: 5 })), { status: 201 });
    }),
  );
  const { user } = show();
  const region = await part('Lessons to review');
  await user.click(region.getByRole('button', { name: /Leave Review/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '5 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect((await given()).getByText('5 out of 5 stars')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Lessons to review' })).not.toBeInTheDocument();
});
