import { apiUrl, aSubject, aTutor, failure, HttpResponse, http, list, server } from '@paadam/shared/testing';
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

test('a subject without a tutor says so', async () => {
  answerTutors();
  openPage('/subjects/latin');
  expect(await screen.findByText('No tutor teaches Latin yet')).toBeInTheDocument();
});
