import { aDeclaration, renderInHost } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { NotFoundPage } from './NotFoundPage';

const contact = aDeclaration({
  routes: [{ id: 'public.contact', path: '/contact', chunk: 'contact' }],
});

test('says that the page is lost, in the document’s title too, and leads home', () => {
  renderInHost(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'Oops! Lost in Space?' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Page not found · Paadam');
  expect(screen.getByRole('link', { name: 'Beam Me Home' })).toHaveAttribute('href', '/');
});

test('leads to the support only where that page is there', () => {
  renderInHost(<NotFoundPage />, { path: '/nowhere', remotes: [contact] });
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
});

test('names no support where there is none', () => {
  renderInHost(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.queryByRole('link', { name: 'Contact Support' })).not.toBeInTheDocument();
});

test('goes back to the page before', async () => {
  const { user, router } = renderInHost(
    [
      { path: '/tutors', element: <h1>Tutors</h1> },
      { path: '*', element: <NotFoundPage /> },
    ],
    { path: '/tutors' },
  );
  await act(() => router.navigate('/nowhere'));
  await user.click(await screen.findByRole('button', { name: 'Previous Page' }));
  expect(await screen.findByRole('heading', { name: 'Tutors' })).toBeVisible();
});

test('goes home where no page of the site came before', async () => {
  const { user } = renderInHost(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '*', element: <NotFoundPage /> },
    ],
    { path: '/nowhere' },
  );
  await user.click(screen.getByRole('button', { name: 'Previous Page' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
