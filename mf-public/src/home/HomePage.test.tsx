import {
  anAuthData,
  apiUrl,
  aSubject,
  failure,
  HttpResponse,
  http,
  list,
  server,
} from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';

const subject = (last: number) =>
  aSubject({ _id: `01900000-0000-7000-8000-00000000020${last}`, name: `Subject ${last}` });
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(subject);

const answerSubjects = (...answers: (() => Response)[]) => {
  let next = 0;
  server.use(http.get(apiUrl('/subjects'), () => answers[Math.min(next++, answers.length - 1)]?.()));
};
const catalogue = () => HttpResponse.json(list(nine));

describe('the home page', () => {
  test('leads to the tutors, and to how it works', async () => {
    answerSubjects(catalogue);
    openPage('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Find the tutor who makes it click',
    );
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/tutors');
    expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute('href', '/about');
  });

  test.each([
    ['898', 'expert tutors'],
    ['20,000+', 'hours of content'],
    ['298', 'subjects and courses'],
    ['72,878+', 'active students'],
  ])('counts %s %s', async (value, label) => {
    answerSubjects(catalogue);
    openPage('/');
    const figures = within(await screen.findByRole('region', { name: 'Paadam in figures' }));
    expect(figures.getByText(value)).toBeInTheDocument();
    expect(figures.getByText(label)).toBeInTheDocument();
  });

  test('names the five benefits', async () => {
    answerSubjects(catalogue);
    openPage('/');
    const benefits = within(
      await screen.findByRole('region', { name: 'Everything that a good lesson needs' }),
    );
    expect(benefits.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Free and private matching',
      'Satisfaction guarantee',
      'Tutors around the clock',
      'Interactive whiteboard with audio and video chat',
      'Hourly prices chosen by budget',
    ]);
  });

  test('invites visitors to teach, but nobody who has an account already', async () => {
    answerSubjects(catalogue);
    const { unmount } = openPage('/');
    expect(await screen.findByRole('link', { name: 'Become a tutor' })).toHaveAttribute(
      'href',
      '/register?role=tutor',
    );
    unmount();
    openPage('/', { user: anAuthData() });
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
    expect(screen.queryByRole('link', { name: 'Become a tutor' })).not.toBeInTheDocument();
  });

  test('shows four testimonials', async () => {
    answerSubjects(catalogue);
    openPage('/');
    const carousel = within(await screen.findByRole('region', { name: 'Testimonials' }));
    expect(carousel.getAllByRole('figure')).toHaveLength(4);
  });
});

describe('the subjects on the home page', () => {
  test('say that they are loading, then show as tiles that lead to the tutors', async () => {
    answerSubjects(catalogue);
    openPage('/');
    expect(await screen.findByText('Loading Subjects...')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Subject 1' })).toHaveAttribute(
      'href',
      `/tutors?subject=${nine[0]?._id}`,
    );
    expect(screen.queryByText('Loading Subjects...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Find Online Tutor in Any Subject' })).toBeInTheDocument();
  });

  test('have eight colours, which begin again with the ninth', async () => {
    answerSubjects(catalogue);
    openPage('/');
    await screen.findByRole('link', { name: 'Subject 1' });
    const looks = nine.map(({ name }) => screen.getByRole('link', { name }).className);
    expect(new Set(looks).size).toBe(8);
    expect(looks[8]).toBe(looks[0]);
  });

  test('say so when they could not be loaded, and come with Retry', async () => {
    answerSubjects(
      () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
      catalogue,
    );
    const { user } = openPage('/');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load subjects')).toBeInTheDocument();
    expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Subject 9' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    answerSubjects(() => HttpResponse.json(list([])));
    openPage('/');
    expect(await screen.findByText('No subjects yet')).toBeInTheDocument();
  });
});
