import { authActions } from '@paadam/shared/state';
import { anAuthData, apiUrl, HttpResponse, http, ok, renderInHost, server } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { Layout } from './Layout';

beforeAll(() => {
  // jsdom does not scroll.
  window.scrollTo = () => {};
});

const open = () =>
  renderInHost(
    [
      {
        element: <Layout />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/tutors', element: <h1>Tutors</h1> },
        ],
      },
    ],
    { path: '/tutors', user: anAuthData() },
  );

test('the page stands in the document’s main part, between the navigation and the footer', () => {
  open();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Tutors' }));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('link', { name: /skip/i })).toHaveAttribute('href', '#main');
});

test('an expired session asks to sign in over whatever page is open', () => {
  const { store } = open();
  act(() => void store.dispatch(authActions.sessionExpired()));
  expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tutors', hidden: true })).toBeInTheDocument();
});

test('signing out leads home and says so', async () => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const { store } = open();
  act(() => void store.dispatch(authActions.signOutRequested()));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});
