import { apiUrl, aSubject, failure, HttpResponse, http, list, server } from '@paadam/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';

const subject = (last: number, changes = {}) =>
  aSubject({ _id: `01900000-0000-7000-8000-0000000002${last}`, name: `Subject ${last}`, ...changes });
const mathematics = subject(10, { name: 'Mathematics', category: 'Science' });
const tamil = subject(11, { name: 'Tamil', description: 'Reading and writing.', category: 'Languages' });
const pottery = subject(12, { name: 'Pottery', description: '', category: '' });

const answerSubjects = (...answers: (() => Response)[]) => {
  let next = 0;
  server.use(http.get(apiUrl('/subjects'), () => answers[Math.min(next++, answers.length - 1)]?.()));
};
const catalogue =
  (...rows: ReturnType<typeof aSubject>[]) =>
  () =>
    HttpResponse.json(list(rows));
const three = catalogue(mathematics, tamil, pottery);

const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the subjects page', () => {
  test('has its title, says that it is loading, then how many subjects there are', async () => {
    answerSubjects(three);
    openPage('/subjects');
    expect(await screen.findByText('Loading Subjects...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Explore Subjects' })).toBeInTheDocument();
    expect(await screen.findByText('3 subjects')).toBeInTheDocument();
    expect(screen.queryByText('Loading Subjects...')).not.toBeInTheDocument();
    expect(document.title).toBe('Explore Subjects · Paadam');
  });

  test('says so when the subjects could not be loaded, and comes with Retry', async () => {
    answerSubjects(
      () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
      three,
    );
    const { user } = openPage('/subjects');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load subjects')).toBeInTheDocument();
    expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Tamil' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says so when the server cannot be reached', async () => {
    answerSubjects(() => HttpResponse.error());
    openPage('/subjects');
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  });

  test('says so when there are none', async () => {
    answerSubjects(catalogue());
    openPage('/subjects');
    expect(await screen.findByText('No subjects yet')).toBeInTheDocument();
  });

  test('shows a catalogue of more than one page whole', async () => {
    answerSubjects(
      () => HttpResponse.json(list([mathematics], { nextCursor: 'page-2' })),
      catalogue(tamil, pottery),
    );
    openPage('/subjects');
    expect(await screen.findByText('3 subjects')).toBeInTheDocument();
    expect(shownNames()).toEqual(['Mathematics', 'Tamil', 'Pottery']);
  });
});

describe('a subject’s card', () => {
  test('says what it is, and leads to the tutors who teach it', async () => {
    answerSubjects(three);
    openPage('/subjects');
    const card = within(await screen.findByRole('article', { name: 'Tamil' }));
    expect(card.getByText('Languages')).toBeInTheDocument();
    expect(card.getByText('Reading and writing.')).toBeInTheDocument();
    const way = card.getByRole('link', { name: 'View Courses' });
    expect(way).toHaveAttribute('href', `/tutors?subject=${tamil._id}`);
    expect(way).toHaveAccessibleDescription('Tamil');
  });

  test('leads to the subject’s own page as a whole, and says how many teach it', async () => {
    answerSubjects(
      catalogue({ ...tamil, slug: 'tamil', tutorCount: 1 }, { ...pottery, slug: 'pottery', tutorCount: 0 }),
    );
    openPage('/subjects');
    const card = within(await screen.findByRole('article', { name: 'Tamil' }));
    expect(card.getByRole('link', { name: 'Tamil' })).toHaveAttribute('href', '/subjects/tamil');
    expect(card.getByText('1 tutor')).toBeInTheDocument();
    expect(screen.getByText('No tutor yet')).toBeInTheDocument();
  });

  test('counts a subject without a category as General', async () => {
    answerSubjects(three);
    openPage('/subjects');
    const card = within(await screen.findByRole('article', { name: 'Pottery' }));
    expect(card.getByText('General')).toBeInTheDocument();
  });

  test('shows the subject’s own image, and a drawing where that is missing or broken', async () => {
    answerSubjects(catalogue(mathematics, { ...tamil, image: '/pictures/tamil.webp' }));
    openPage('/subjects');
    const card = await screen.findByRole('article', { name: 'Tamil' });
    const image = card.querySelector('img') as HTMLImageElement;
    expect(image).toHaveAttribute('src', '/pictures/tamil.webp');
    expect(screen.getByRole('article', { name: 'Mathematics' }).querySelector('img')).toBeNull();
    fireEvent.error(image);
    expect(card.querySelector('img')).toBeNull();
  });

  test('has one of eight colours, which begin again with the ninth', async () => {
    const nine = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((last) => subject(last));
    answerSubjects(catalogue(...nine));
    openPage('/subjects');
    await screen.findByText('9 subjects');
    const looks = screen.getAllByRole('article').map((card) => card.firstElementChild?.className);
    expect(new Set(looks).size).toBe(8);
    expect(looks[8]).toBe(looks[0]);
  });
});

describe('choosing a category', () => {
  test('leaves its subjects, says how many, and keeps the choice in the address', async () => {
    answerSubjects(three);
    const { user, router } = openPage('/subjects');
    const categories = within(await screen.findByRole('navigation', { name: 'Category' }));
    expect(categories.getByRole('link', { name: 'All', current: true })).toBeInTheDocument();
    await user.click(categories.getByRole('link', { name: 'Languages' }));
    expect(categories.getByRole('link', { name: 'Languages', current: true })).toHaveFocus();
    expect(shownNames()).toEqual(['Tamil']);
    expect(screen.getByText('1 subject in Languages')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?category=Languages');
    await user.click(categories.getByRole('link', { name: 'All' }));
    expect(shownNames()).toEqual(['Mathematics', 'Tamil', 'Pottery']);
    expect(router.state.location.search).toBe('');
  });

  test('can be shared', async () => {
    answerSubjects(three);
    openPage('/subjects?category=General');
    expect(await screen.findByText('1 subject in General')).toBeInTheDocument();
    expect(shownNames()).toEqual(['Pottery']);
  });

  test('that does not exist is no choice', async () => {
    answerSubjects(three);
    openPage('/subjects?category=Alchemy');
    expect(await screen.findByText('3 subjects')).toBeInTheDocument();
  });
});
