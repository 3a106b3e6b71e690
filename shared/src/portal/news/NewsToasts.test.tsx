import { authActions, newsActions } from '@paadam/shared/state';
import { anAuthData, renderInHost } from '@paadam/shared/test-harness';
import { act, screen } from '@testing-library/react';
import { NewsToasts } from './NewsToasts';

const saved = newsActions.newsCame({ tone: 'good', text: 'Profile saved' });

test('what comes after its page was left is told once, good and bad', () => {
  const { store } = renderInHost(<NewsToasts />, { path: '/about', user: anAuthData() });
  act(() => {
    store.dispatch(saved);
    store.dispatch(newsActions.newsCame({ tone: 'bad', text: 'Your password was not changed.' }));
  });
  expect(screen.getAllByText('Profile saved')).toHaveLength(1);
  expect(screen.getByText('Your password was not changed.')).toBeVisible();
  expect(store.getState().news).toEqual([]);
});

test('it is not told to the next person', () => {
  const { store } = renderInHost(<NewsToasts />, { user: anAuthData() });
  act(() => {
    store.dispatch(saved);
    store.dispatch(authActions.personChanged());
  });
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
});
