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
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';

const mathematics = aSubject({
  slug: 'mathematics',
  aliases: ['Maths', 'கணிதம்'],
  topics: ['Quadratic equations'],
  tutorCount: 8,
});
const latin = aSubject({
  _id: '01900000-0000-7000-8000-000000000299',
  name: 'Latin',
  slug: 'latin',
  tutorCount: 0,
});

const answerTutors = (...rows: ReturnType<typeof aTutor>[]) => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(apiUrl('/get_all_tutors'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(list(rows));
    }),
  );
  return asked;
};

beforeEach(() => {
  server.use(http.get(apiUrl('/subjects/wishes'), () => HttpResponse.json(ok([]))));
  server.use(http.get(apiUrl('/subjects'), () => HttpResponse.json(list([mathematics, latin]))));
});

test('a subject’s page says what it is, what is taught in it and who teaches it', async () => {
  const asked = answerTutors(aTutor());
  openPage('/subjects/mathematics');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mathematics' })).toBeInTheDocument();
  for (const text of ['Science', 'Numbers, shapes and proofs.', 'Also called Maths, கணிதம்']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Quadratic equations' })).toHaveAttribute(
    'href',
    `/tutors?q=Quadratic+equations&subject=${mathematics._id}`,
  );
  const tutors = within(screen.getByRole('region', { name: '8 tutors of Mathematics' }));
  expect(await tutors.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
  expect(tutors.getByRole('link', { name: 'See all 8 tutors' })).toHaveAttribute(
    'href',
    `/tutors?subject=${mathematics._id}`,
  );
  expect(asked[0]?.get('subject')).toBe(mathematics._id);
});

test('in Tamil, too, a subject that is called as its category is named once', async () => {
  answerTutors();
  server.use(
    http.get(apiUrl('/subjects'), () =>
      HttpResponse.json(list([{ ...mathematics, name: 'கணிதம்', category: 'Mathematics', aliases: [] }])),
    ),
  );
  document.documentElement.lang = 'ta';
  try {
    openPage('/subjects/mathematics');
    expect(await screen.findByRole('heading', { level: 1, name: 'கணிதம்' })).toBeInTheDocument();
    expect(screen.getAllByText('கணிதம்')).toHaveLength(1);
  } finally {
    document.documentElement.lang = 'en';
  }
});

test('a subject that nobody knows has no page', async () => {
  openPage('/subjects/alchemy');
  expect(await screen.findByRole('heading', { name: 'Oops! Lost in Space?' })).toBeInTheDocument();
});

test('says so when the catalogue could not be loaded, and comes with Retry', async () => {
  answerTutors(aTutor());
  server.use(
    http.get(
      apiUrl('/subjects'),
      () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
      { once: true },
    ),
  );
  const { user } = openPage('/subjects/mathematics');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mathematics' })).toBeInTheDocument();
});

describe('a subject without a tutor', () => {
  test('leads a visitor who wants to be told to the sign-in, and back', async () => {
    answerTutors();
    openPage('/subjects/latin');
    expect(await screen.findByText('No tutor teaches Latin yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tell me when somebody teaches Latin' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fsubjects%2Flatin',
    );
  });

  test('keeps the wish of who is signed in, and says so', async () => {
    answerTutors();
    const wishes: unknown[] = [];
    server.use(
      http.put(apiUrl('/subjects/:id/wish'), ({ params }) => {
        wishes.push(params.id);
        return HttpResponse.json(ok(null));
      }),
    );
    const { user } = openPage('/subjects/latin', { user: anAuthData() });
    await user.click(await screen.findByRole('button', { name: 'Tell me when somebody teaches Latin' }));
    expect(await screen.findByText('We will mail you')).toBeInTheDocument();
    expect(wishes).toEqual([latin._id]);
    expect(screen.queryByRole('button', { name: /^Tell me when/ })).not.toBeInTheDocument();
  });

  test('knows a wish that was made before, and takes it back', async () => {
    answerTutors();
    let taken = 0;
    server.use(
      http.get(apiUrl('/subjects/wishes'), () => HttpResponse.json(ok([latin._id]))),
      http.delete(apiUrl('/subjects/:id/wish'), () => {
        taken += 1;
        return HttpResponse.json(ok(null));
      }),
    );
    const { user } = openPage('/subjects/latin', { user: anAuthData() });
    expect(await screen.findByText('We will mail you')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Never mind Latin' }));
    expect(await screen.findByRole('button', { name: /^Tell me when/ })).toBeEnabled();
    expect(screen.queryByText('We will mail you')).not.toBeInTheDocument();
    expect(taken).toBe(1);
  });

  test('says why the wish could not be kept, and lets one try again', async () => {
    answerTutors();
    server.use(
      http.put(apiUrl('/subjects/:id/wish'), () =>
        HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
      ),
    );
    const { user } = openPage('/subjects/latin', { user: anAuthData() });
    await user.click(await screen.findByRole('button', { name: /^Tell me when/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Paadam is resting.');
    expect(screen.getByRole('button', { name: /^Tell me when/ })).toBeEnabled();
  });
});
