import { formatDate, formatTime, ownTimeZone, zoneName } from '@paadam/shared/domain';
import {
  anAuthData,
  apiUrl,
  aSubject,
  aTutor,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aParent } from '../testing/aParent';
import { oneTutorCounted } from '../testing/oneTutorCounted';
import { openPage } from '../testing/openPage';

const id = (last: number) => `01900000-0000-7000-8000-000000000${last}`;
const meera = aTutor();
const mathematics = aSubject();
const bookingForm = '/student/bookings/:id';

const answer = (path: string, ...answers: ((request: Request) => Response)[]) => {
  let next = 0;
  server.use(
    http.get(apiUrl(path), ({ request }) => answers[Math.min(next++, answers.length - 1)]?.(request)),
  );
};
const down = () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 });
const tutors =
  (...rows: ReturnType<typeof aTutor>[]) =>
  () =>
    HttpResponse.json(list(rows));

const card = () => screen.findByRole('article', { name: 'Meera Iyer' });

beforeEach(() => {
  answer('/subjects', () => HttpResponse.json(list([mathematics])));
  answer('/tutors/counts', () => HttpResponse.json(ok(oneTutorCounted)));
});

describe('the tutors page', () => {
  test('has its title and its fixed figures', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Tutor' }),
    ).toBeInTheDocument();
    const figures = screen.getByRole('region', { name: 'Paadam in figures' });
    for (const text of [
      '862',
      'Expert Tutors',
      '19,999+',
      'Hours Content',
      '286',
      'Subjects & Courses',
      '72,877+',
      'Active Students',
    ]) {
      expect(within(figures).getByText(text)).toBeInTheDocument();
    }
  });

  test('goes to the list with Get Started, focus too', async () => {
    answer('/get_all_tutors', tutors(meera));
    const { user } = openPage('/tutors');
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(screen.getByRole('heading', { name: 'All Tutors' })).toHaveFocus();
  });

  test('links to how it works', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors');
    expect(await screen.findByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/about');
  });
});

describe('the opening of the page', () => {
  const opening = () => screen.queryByRole('region', { name: 'Paadam in figures' });
  const open = async (...args: Parameters<typeof openPage>) => {
    answer('/get_all_tutors', tutors(meera));
    const view = openPage(...args);
    await card();
    return view;
  };

  test.each(['?q=algebra', '?day=Monday', `?subject=${mathematics._id}`])(
    'gives way to what is looked for by %s',
    async (search) => {
      await open(`/tutors${search}`);
      expect(opening()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Get Started' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Tutor' })).toBeInTheDocument();
    },
  );

  test('is for nobody who is signed in', async () => {
    await open('/tutors', { user: anAuthData() });
    expect(opening()).not.toBeInTheDocument();
  });

  test('comes back with the whole list, and what is typed keeps its focus while it goes', async () => {
    const { user } = await open('/tutors');
    expect(opening()).toBeInTheDocument();
    const words = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(words, 'algebra{Enter}');
    await waitFor(() => expect(opening()).not.toBeInTheDocument());
    expect(words).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(opening()).toBeInTheDocument());
  });
});

describe('a tutor’s card', () => {
  test('says who, what, how good, when and how much, and leads to the booking form', async () => {
    answer('/get_all_tutors', tutors({ ...meera, profileUrl: '/sample-data/meera.svg', hourlyRate: 1200 }));
    openPage('/tutors', { alsoThere: [bookingForm] });
    const card = within(await screen.findByRole('article', { name: 'Meera Iyer' }));
    expect(card.getByRole('img', { name: 'Photo of Meera Iyer' })).toHaveAttribute(
      'src',
      '/sample-data/meera.svg',
    );
    expect(await card.findByText('Mathematics')).toBeInTheDocument();
    for (const text of [
      'meera@example.test',
      'I make algebra feel like a story.',
      'M.Sc. Mathematics',
      'Monday: 09:00 - 12:00',
      '(12 ratings)',
      '₹1,200',
    ]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText('4.5')).toHaveTextContent('4.5 out of 5 stars');
    expect(card.getByText('₹1,200').parentElement).toHaveTextContent('₹1,200 per hour');
    expect(card.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}`,
    );
    expect(card.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute('href', `/tutors/${meera._id}`);
  });

  test('says when there is time, on the reader’s clock, and leads to the booking form with it', async () => {
    answer('/get_all_tutors', tutors({ ...meera, timeZone: ownTimeZone() }));
    openPage('/tutors', { alsoThere: [bookingForm] });
    const times = within(within(await card()).getByRole('list', { name: 'Next free times' }));
    expect(times.getAllByRole('link')).toHaveLength(3);
    const start = meera.nextFreeTimes[2] ?? '';
    const time = times.getByRole('link', { name: `${formatDate(start)} ${formatTime(start)}` });
    expect(time).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}?dateTime=${encodeURIComponent(start)}`,
    );
    expect(time).toHaveAccessibleDescription('Meera Iyer');
  });

  test('is no way to book for a tutor', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors', { alsoThere: [bookingForm], user: anAuthData({ role: 'tutor' }) });
    const found = within(await card());
    expect(found.getByRole('list', { name: /^Next free times/ })).toBeInTheDocument();
    expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Meera Iyer']);
  });

  test('names the reader’s clock beside the next free time where the tutor is on another', async () => {
    answer('/get_all_tutors', tutors({ ...meera, timeZone: 'Asia/Tokyo' }));
    openPage('/tutors');
    expect(await screen.findByText(`Next free times, ${zoneName(ownTimeZone())}`)).toBeInTheDocument();
  });

  test('says so where all of the hours are taken', async () => {
    answer('/get_all_tutors', tutors({ ...meera, nextFreeTime: null, nextFreeTimes: [] }));
    openPage('/tutors');
    expect(await screen.findByText('Fully booked at present')).toBeInTheDocument();
  });

  test('carries the child along whom a parent is looking for', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors?child=arun', { alsoThere: [bookingForm], user: aParent() });
    const found = within(await card());
    expect(found.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}?child=arun`,
    );
    expect(found.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      `/tutors/${meera._id}?child=arun`,
    );
  });

  test('has no Book Now where no portal has the booking form', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors');
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book Now' })).not.toBeInTheDocument();
  });

  test('calls a subject that the catalogue does not know an Unknown Subject', async () => {
    answer('/get_all_tutors', tutors({ ...meera, subjects: [mathematics._id, id(299)] }));
    openPage('/tutors');
    expect(await card()).toHaveTextContent('MathematicsUnknown Subject');
  });

  test('folds qualifications and hours away, and opens them', async () => {
    answer('/get_all_tutors', tutors(meera));
    const { user } = openPage('/tutors');
    const fold = within(await card()).getByText('Qualifications and hours');
    expect(screen.getByText('M.Sc. Mathematics')).not.toBeVisible();
    expect(screen.getByText('Monday: 09:00 - 12:00')).not.toBeVisible();
    await user.click(fold);
    expect(screen.getByText('M.Sc. Mathematics')).toBeVisible();
    expect(screen.getByText('Monday: 09:00 - 12:00')).toBeVisible();
  });

  test('names the clock that the times are on where it is not the reader’s', async () => {
    answer('/get_all_tutors', tutors({ ...meera, timeZone: 'Asia/Tokyo' }));
    openPage('/tutors');
    expect(await screen.findByText('Availability, Japan Standard Time')).toBeInTheDocument();
  });

  test('says what a tutor without hours, price and ratings means', async () => {
    answer(
      '/get_all_tutors',
      tutors({
        ...meera,
        hourlyRate: null,
        availability: [],
        nextFreeTime: null,
        nextFreeTimes: [],
        rating: { average: null, count: 0 },
      }),
    );
    openPage('/tutors');
    const found = within(await card());
    for (const text of ['No price yet', 'No ratings yet']) expect(found.getByText(text)).toBeInTheDocument();
    expect(found.getAllByText('Any time, on request')).not.toHaveLength(0);
  });
});

describe('the list of tutors', () => {
  test('says that it is loading, then how many there are', async () => {
    answer('/get_all_tutors', tutors(meera));
    openPage('/tutors');
    expect(await screen.findByText('Loading tutors...')).toBeInTheDocument();
    expect(await screen.findByText('1 tutor shown')).toBeInTheDocument();
  });

  test('says so when there is nobody', async () => {
    answer('/get_all_tutors', tutors());
    openPage('/tutors');
    expect(await screen.findByText('No tutors available.')).toBeInTheDocument();
  });

  test('says so when it could not be loaded, and comes with Retry', async () => {
    answer('/get_all_tutors', down, tutors(meera));
    const { user } = openPage('/tutors');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load tutors')).toBeInTheDocument();
    expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows more from where it ended, and gives focus to the first that was added', async () => {
    const cursors: (string | null)[] = [];
    const page = (request: Request, rows: unknown[], nextCursor: string | null) => {
      cursors.push(new URL(request.url).searchParams.get('cursor'));
      return HttpResponse.json(list(rows, { nextCursor }));
    };
    answer(
      '/get_all_tutors',
      (request) => page(request, [meera], 'after-meera'),
      (request) => page(request, [meera, aTutor({ _id: id(102), name: 'Ravi Kumar' })], null),
    );
    const { user } = openPage('/tutors');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Ravi Kumar' })).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(cursors).toEqual([null, 'after-meera']);
  });

  test('keeps what it shows when more could not be loaded, and lets one try again', async () => {
    answer(
      '/get_all_tutors',
      () => HttpResponse.json(list([meera], { nextCursor: 'next' })),
      down,
      tutors(aTutor({ _id: id(102), name: 'Ravi Kumar' })),
    );
    const { user } = openPage('/tutors');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Paadam is resting.');
    expect(screen.getByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Ravi Kumar' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the tutors without the catalogue, and fetches the names of the subjects with Retry', async () => {
    answer('/subjects', down, () => HttpResponse.json(list([mathematics])));
    answer('/get_all_tutors', tutors(meera));
    const { user } = openPage('/tutors');
    expect(await screen.findByText('Unknown Subject')).toBeInTheDocument();
    expect(screen.getByText(/The names of the subjects could not be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('Mathematics'));
    expect(screen.queryByText('Unknown Subject')).not.toBeInTheDocument();
  });
});
