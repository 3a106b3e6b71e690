import { server } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

beforeEach(() => server.use(...emptySite));

describe('a path that nobody answers', () => {
  test('shows the 404 page with its way home', async () => {
    openPage('/nowhere/at/all');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Oops! Lost in Space?' }),
    ).toBeInTheDocument();
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Beam Me Home' })).toHaveAttribute('href', '/');
  });

  test('leads back to the page before', async () => {
    const { user, router } = openPage('/tutors');
    await screen.findByText('No tutors available.');
    await act(() => router.navigate('/nowhere'));
    await user.click(await screen.findByRole('button', { name: 'Previous Page' }));
    expect(await screen.findByRole('heading', { name: 'Find Your Perfect Tutor' })).toBeInTheDocument();
  });

  test('offers support', async () => {
    openPage('/nowhere');
    expect(await screen.findByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });
});
