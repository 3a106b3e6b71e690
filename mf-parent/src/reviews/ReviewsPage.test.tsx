import { screen } from '@testing-library/react';
import { answer, calls, isDown, lists, never } from '../testing/answers';
import { aParent, aReview, asha } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/reviews';

test('says that it is loading', async () => {
  answer('get', calls.reviews, never);
  openPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(screen.getByText('Loading reviews…')).toBeInTheDocument();
});

test('shows what the children said, of whom, and where it was', async () => {
  answer('get', calls.reviews, lists([aReview()]));
  openPage(page);
  expect(await screen.findByText('Asha Raman on Meera Iyer')).toBeVisible();
  expect(screen.getByText('Patient, and always well prepared.')).toBeVisible();
  expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
  expect(screen.getByText('12 November 2029')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mathematics lesson' })).toHaveAttribute(
    'href',
    '/parent/bookings/booking',
  );
});

test('says so where there are none', async () => {
  answer('get', calls.reviews, lists([]));
  openPage(page);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

test('says why they are missing, and loads them on Retry', async () => {
  answer('get', calls.reviews, isDown, lists([aReview()]));
  const { user } = openPage(page);
  expect(await screen.findByText('Failed to fetch reviews')).toBeVisible();
  expect(screen.getByText('We are restarting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asha Raman on Meera Iyer')).toBeVisible();
});

test('loads more below those that are there', async () => {
  const asked = answer(
    'get',
    calls.reviews,
    lists([aReview()], { nextCursor: 'next' }),
    lists([aReview({ _id: 'older', comment: 'A good start.' })]),
  );
  const { user } = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('A good start.')).toBeVisible();
  expect(screen.getByText('Patient, and always well prepared.')).toBeVisible();
  expect(asked[1]?.query).toMatchObject({ cursor: 'next' });
});

test('says so where more cannot be loaded, and keeps what is there', async () => {
  answer('get', calls.reviews, lists([aReview()], { nextCursor: 'next' }), isDown);
  const { user } = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading reviews: We are restarting.');
  expect(screen.getByText('Asha Raman on Meera Iyer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more reviews' })).toBeEnabled();
});

test('can be narrowed to a child, which stands in the address', async () => {
  const asked = answer('get', calls.reviews, lists([aReview()]), lists([]));
  const { user, router } = openPage(page);
  await screen.findByText('Asha Raman on Meera Iyer');
  await user.selectOptions(screen.getByLabelText('Child'), 'Ravi Raman');
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(router.state.location.search).toBe('?child=ravi');
  expect(asked.map(({ query }) => query.child)).toEqual([undefined, 'ravi']);
});

test('asks for no child where there is only one', async () => {
  answer('get', calls.reviews, lists([]));
  openPage(page, aParent([asha]));
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(screen.queryByLabelText('Child')).not.toBeInTheDocument();
});
