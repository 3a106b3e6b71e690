import { authActions, noticesActions } from '@paadam/shared/state';
import { aDeclaration, anAuthData, renderInHost } from '@paadam/shared/testing';
import { ToastProvider } from '@paadam/shared/ui';
import { act, screen } from '@testing-library/react';
import { NoticeToasts } from './NoticeToasts';

const saved = noticesActions.noticeAdded({ tone: 'good', text: 'Profile saved' });

test('what comes after its page was left is told once, good and bad', () => {
  const { store } = renderInHost(<NoticeToasts />, { path: '/about', user: anAuthData() });
  act(() => {
    store.dispatch(saved);
    store.dispatch(noticesActions.noticeAdded({ tone: 'bad', text: 'Your password was not changed.' }));
  });
  expect(screen.getAllByText('Profile saved')).toHaveLength(1);
  expect(screen.getByText('Your password was not changed.')).toBeVisible();
  expect(store.getState().notices).toEqual([]);
});

const booked = noticesActions.noticeAdded({
  tone: 'good',
  text: 'Booking created successfully',
  action: { label: 'See the lesson', to: '/student/classes/made?from=here' },
});

test('the way to what it is about comes with it', () => {
  const routes = [{ id: 'student.class', path: '/student/classes/:bookingId', chunk: 'class' }];
  const { store } = renderInHost(
    // Within the router, as every host has it: its toasts hold links.
    <ToastProvider>
      <NoticeToasts />
    </ToastProvider>,
    { path: '/about', user: anAuthData(), remotes: [aDeclaration({ routes })] },
  );
  act(() => void store.dispatch(booked));
  expect(screen.getByRole('link', { name: 'See the lesson' })).toHaveAttribute(
    'href',
    '/student/classes/made?from=here',
  );
});

test('where the host has no page for it, the notice stands alone', () => {
  const { store } = renderInHost(<NoticeToasts />, { path: '/about', user: anAuthData() });
  act(() => void store.dispatch(booked));
  expect(screen.getByText('Booking created successfully')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('it is not told to the next person', () => {
  const { store } = renderInHost(<NoticeToasts />, { user: anAuthData() });
  act(() => {
    store.dispatch(saved);
    store.dispatch(authActions.personChanged());
  });
  expect(screen.queryByText('Profile saved')).not.toBeInTheDocument();
});
