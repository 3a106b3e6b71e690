import { formatMoment } from '@paadam/shared/domain';
import {
  answerBookings,
  apiUrl,
  bookingsUrls,
  failure,
  HttpResponse,
  http,
  server,
} from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import { aClassIn } from '../testing/aClass';
import { showPage } from '../testing/showPage';

const show = () => showPage('/student');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('greets by name, and says that it is loading', async () => {
  server.use(http.get(bookingsUrls.student, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Raman' })).toBeVisible();
  expect(screen.getByText('Loading your classes…')).toBeInTheDocument();
});

test('says why the classes could not be loaded, and loads them on Retry', async () => {
  server.use(
    http.get(bookingsUrls.student, () =>
      HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }),
    ),
  );
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: Not now.');
  expect(screen.queryByText(/three steps/)).not.toBeInTheDocument();
  answerBookings([aClassIn(60)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Your next class' })).toBeVisible();
});

test('takes a new student to the first class in three steps', async () => {
  answerBookings([]);
  show();
  const steps = await part('Your first class in three steps');
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('No upcoming classes scheduled')).not.toBeInTheDocument();
});

test('shows the next class, how far away it is, and the way to it', async () => {
  const next = aClassIn(25, { _id: 'maths' });
  answerBookings([aClassIn(6000, { subject: { _id: 'p', name: 'Physics', category: 'Science' } }), next]);
  show();
  const region = await part('Your next class');
  expect(region.getByText('Starts in 25 minutes')).toBeVisible();
  expect(region.getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', '/student/classes/maths');
  expect(region.getByText(formatMoment(next.dateTime))).toBeVisible();
});

test('lets the student into the class when it is time', async () => {
  answerBookings([aClassIn(5, { meetingLink: 'https://meet.example/maths' })]);
  show();
  const region = await part('Your next class');
  expect(region.getByRole('link', { name: /Join Now/ })).toHaveAttribute(
    'href',
    'https://meet.example/maths',
  );
});

test('goes on to the class after one that is over', async () => {
  answerBookings([
    aClassIn(-61, { subject: { _id: 'p', name: 'Physics', category: 'Science' } }),
    aClassIn(600),
  ]);
  show();
  expect(await (await part('Your next class')).findByText('Mathematics')).toBeVisible();
});

test('shows the first three requests that wait, and where the others are', async () => {
  answerBookings([1, 2, 3, 4].map((day) => aClassIn(day * 1440, { status: 'pending' })));
  show();
  const waiting = await part('Waiting for the tutor');
  expect(waiting.getAllByRole('listitem')).toHaveLength(3);
  expect(waiting.getByText('4')).toBeVisible();
  expect(waiting.getByRole('link', { name: 'See all requests' })).toHaveAttribute(
    'href',
    '/student/dashboard',
  );
  expect(screen.getByText('No upcoming classes scheduled')).toBeVisible();
});

test('asks about the latest class without a review, and takes it', async () => {
  const due = aClassIn(-600, { _id: 'due', status: 'completed' });
  answerBookings([due, aClassIn(-300, { status: 'completed', rating: 5 })]);
  let body: unknown;
  server.use(
    http.post(apiUrl('/reviews'), async ({ request }) => {
      body = await request.json();
      answerBookings([{ ...due, rating: 4 }]);
      return HttpResponse.json(
        {
          success: true,
          message: 'Review saved',
          data: { ...due, _id: 'r', booking: 'due', rating: 4, comment: '', createdAt: due.endsAt },
        },
        { status: 201 },
      );
    }),
  );
  const { user } = show();
  const region = await part('How was your class?');
  expect(region.getByText('Mathematics with Meera Iyer')).toBeVisible();
  await user.click(region.getByRole('button', { name: /Leave Review/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Review saved')).toBeVisible();
  expect(body).toMatchObject({ bookingId: 'due', rating: 4 });
  expect(screen.queryByRole('region', { name: 'How was your class?' })).not.toBeInTheDocument();
});
