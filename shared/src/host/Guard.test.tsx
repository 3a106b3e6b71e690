import { type Role, roles } from '@paadam/shared/domain';
import { authActions } from '@paadam/shared/state';
import {
  aDeclaration,
  anAuthData,
  apiUrl,
  aSessionCheck,
  failure,
  HttpResponse,
  http,
  renderInHost,
  server,
  startStore,
  startUncheckedStore,
} from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { Guard } from './Guard';

const remotes = [aDeclaration({ landing: { tutor: '/tutor/bookings' } })];
const guarded = (admitted: readonly Role[] | undefined) => (
  <Guard roles={admitted} visitor={<p>Please sign in</p>}>
    <h1>The page</h1>
  </Guard>
);
const thePage = () => screen.queryByRole('heading', { name: 'The page' });

const every = roles.flatMap((role) => roles.map((area) => ({ role, area })));

test.each(every.filter(({ role, area }) => role === area))(
  'a $role enters the area of a $area',
  ({ role, area }) => {
    renderInHost(guarded([area]), { user: anAuthData({ role }) });
    expect(thePage()).toBeVisible();
  },
);

test.each(every.filter(({ role, area }) => role !== area))(
  'a $role is told that the area of a $area is not theirs',
  ({ role, area }) => {
    renderInHost(guarded([area]), { user: anAuthData({ role }), remotes });
    expect(thePage()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: `This area is for ${area}s` })).toBeVisible();
    expect(screen.getByText(`You are signed in as Asha Raman, a ${role}.`)).toBeVisible();
  },
);

test('another role finds the way to their own area, where there is one', () => {
  renderInHost(guarded(['student', 'parent']), { user: anAuthData({ role: 'tutor' }), remotes });
  expect(screen.getByRole('heading', { name: 'This area is for students and parents' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your own area' })).toHaveAttribute(
    'href',
    '/tutor/bookings',
  );
});

test('another role gets no link to an area that is not there', () => {
  renderInHost(guarded(['tutor']), { user: anAuthData({ role: 'parent' }), remotes });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('nothing that one person typed is left for another who signs in over the page', async () => {
  const { store, user } = renderInHost(
    <Guard roles={['student']} visitor={null}>
      <input aria-label="Note" />
    </Guard>,
    { user: anAuthData() },
  );
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Mine');
  act(() => void store.dispatch(authActions.sessionExpired()));
  act(() => void store.dispatch(authActions.signedIn(anAuthData({ name: 'Asha R' }))));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
  act(() => {
    store.dispatch(authActions.personChanged());
    store.dispatch(authActions.signedIn(anAuthData({ id: 'another', name: 'Ravi' })));
  });
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('a page for several roles is open to each of them', () => {
  renderInHost(guarded(['student', 'parent']), { user: anAuthData({ role: 'parent' }) });
  expect(thePage()).toBeVisible();
});

test('a visitor sees the way in', () => {
  renderInHost(guarded(['student']));
  expect(thePage()).not.toBeInTheDocument();
  expect(screen.getByText('Please sign in')).toBeVisible();
});

test('who has signed out is on the way home and not asked to sign in', () => {
  const paadam = startStore(anAuthData());
  renderInHost(guarded(['student']), { paadam });
  act(() => void paadam.store.dispatch(authActions.signedOut()));
  expect(thePage()).not.toBeInTheDocument();
  expect(screen.queryByText('Please sign in')).not.toBeInTheDocument();
  act(() => void paadam.store.dispatch(authActions.signOutSettled()));
  expect(screen.getByText('Please sign in')).toBeVisible();
});

test('an expired session leaves the page where it is', () => {
  const paadam = startStore(anAuthData());
  renderInHost(guarded(['student']), { paadam });
  act(() => void paadam.store.dispatch(authActions.sessionExpired()));
  expect(thePage()).toBeVisible();
});

test('a page for anyone waits for no session check', () => {
  server.use(http.get(apiUrl('/refresh_auth'), () => new Promise(() => {})));
  const paadam = startUncheckedStore();
  renderInHost(guarded(undefined), { paadam });
  expect(thePage()).toBeVisible();
});

test('while the session is checked nothing is shown or asked; a failed check can be made again', async () => {
  server.use(
    http.get(
      apiUrl('/refresh_auth'),
      () => HttpResponse.json(failure('unavailable', 'The service is resting.'), { status: 503 }),
      { once: true },
    ),
    http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck(anAuthData()))),
  );
  const paadam = startUncheckedStore();
  const { user } = renderInHost(guarded(['student']), { paadam });
  expect(screen.getByText('Loading the page…')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is resting.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});
