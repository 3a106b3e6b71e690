import { authActions } from '@paadam/shared/state';
import { anAuthData, apiUrl, HttpResponse, http, ok, renderInHost, server } from '@paadam/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { AfterSignOut } from './AfterSignOut';

const signOutAt = (path: string) => {
  const view = renderInHost(<AfterSignOut home="/" />, { path, user: anAuthData() });
  act(() => void view.store.dispatch(authActions.signOutRequested()));
  return view;
};

test.each(['/student/dashboard', '/'])('who signs out at %s is told so at home, once', async (path) => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const { router, store } = signOutAt(path);
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(store.getState().auth).toMatchObject({ signOut: { status: 'idle' }, message: null });
  expect(screen.getAllByText('Logged out successfully')).toHaveLength(1);
});

test('a sign-out that failed is told where it was asked for, and can be asked for again', async () => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.error(), { once: true }));
  const { router, store } = signOutAt('/student/dashboard');
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/student/dashboard');
  expect(store.getState().auth).toMatchObject({
    session: { status: 'signed-in' },
    signOut: { status: 'idle' },
  });
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  act(() => void store.dispatch(authActions.signOutRequested()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
