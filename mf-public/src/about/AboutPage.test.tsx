import { aDeclaration, anAuthData, renderInHost } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';
import { Invitation } from './Invitation';

const headingsIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the page about us', () => {
  test.each([
    ['50K+', 'students'],
    ['98%', 'satisfaction'],
    ['862', 'tutors'],
    ['24/7', 'support'],
  ])('counts %s %s', async (value, label) => {
    openPage('/about');
    const figures = within(await screen.findByRole('region', { name: 'Paadam in figures' }));
    expect(figures.getByText(value)).toBeInTheDocument();
    expect(figures.getByText(label)).toBeInTheDocument();
  });

  test('tells the story, with when it began and whom it accepts', async () => {
    openPage('/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeInTheDocument();
    const story = within(screen.getByRole('region', { name: 'Our story' }));
    expect(story.getByText(/was founded in 2023/)).toBeInTheDocument();
    expect(story.getByText(/accept the top 5% of tutor applicants/)).toBeInTheDocument();
  });

  test('names the mission, how it works, the three core values and the three of the team', async () => {
    openPage('/about');
    expect(await screen.findByRole('region', { name: 'Our mission' })).toHaveTextContent('a good teacher');
    expect(headingsIn(screen.getByRole('region', { name: 'How it works' }))).toHaveLength(3);
    expect(headingsIn(screen.getByRole('region', { name: 'What we stand for' }))).toHaveLength(3);
    const team = screen.getByRole('region', { name: 'The people behind Paadam' });
    expect(within(team).getAllByRole('article')).toHaveLength(3);
  });

  test('leads a visitor to registration', async () => {
    openPage('/about');
    expect(await screen.findByRole('link', { name: 'Join Paadam' })).toHaveAttribute('href', '/register');
  });

  test.each(['student', 'parent'] as const)('leads a %s to the tutors', async (role) => {
    openPage('/about', { user: anAuthData({ role }) });
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
    expect(screen.queryByRole('link', { name: 'Join Paadam' })).not.toBeInTheDocument();
  });

  test('leads a tutor to their panel', () => {
    const remotes = [aDeclaration({ landing: { tutor: '/tutor' } })];
    renderInHost(<Invitation headingId="invitation" />, { remotes, user: anAuthData({ role: 'tutor' }) });
    expect(screen.getByRole('link', { name: 'Go to your panel' })).toHaveAttribute('href', '/tutor');
  });
});
