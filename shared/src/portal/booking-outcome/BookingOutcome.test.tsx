import { bookingsActions } from '@paadam/shared/state';
import { aBooking, aDeclaration, anAuthData, failure, renderInHost } from '@paadam/shared/test-harness';
import { ToastProvider } from '@paadam/shared/ui';
import { act, screen } from '@testing-library/react';
import { BookingOutcome } from './BookingOutcome';

const remotes = [
  aDeclaration({
    routes: [
      { id: 'student.class', path: '/student/classes/:bookingId', chunk: 'class' },
      { id: 'parent.booking', path: '/parent/bookings/:bookingId', chunk: 'booking' },
    ],
  }),
];

const open = (role: 'student' | 'parent', there = remotes) =>
  renderInHost(
    // Within the router, as every host has it: its toasts hold links.
    <ToastProvider>
      <BookingOutcome />
    </ToastProvider>,
    { path: '/about', user: anAuthData({ role }), remotes: there },
  );

const booking = aBooking({ _id: 'made' });
const request = {
  student: 'asha',
  tutor: 'meera',
  subject: 'maths',
  dateTime: '2030-01-07T04:30:00.000Z',
  duration: '1.5',
} as const;
const { code, message } = failure('slot_taken', 'This time has been taken.');
const failed = bookingsActions.bookingCreationFailed({
  request,
  key: 'left',
  problem: { status: 409, code, message, retryable: false, fields: {} },
});

test.each([
  ['student', 'See the class', '/student/classes/made'],
  ['parent', 'See the booking', '/parent/bookings/made'],
] as const)('a %s is told of the booking once, with the way to it', (role, label, path) => {
  const { store } = open(role);
  act(() => void store.dispatch(bookingsActions.bookingCreated({ booking, key: 'key' })));
  expect(screen.getAllByText('Booking created successfully')).toHaveLength(1);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', path);
  expect(store.getState().bookings).toMatchObject({ outcome: null, message: null });
});

test('where the host has no page for it, the good news stands alone', () => {
  const { store } = open('student', []);
  act(() => void store.dispatch(bookingsActions.bookingCreated({ booking, key: 'key' })));
  expect(screen.getByText('Booking created successfully')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['student', ''],
  ['parent', '&child=asha'],
] as const)('a %s is told of a failure, with the way back to all that was filled in', (role, child) => {
  const { store } = open(role);
  act(() => void store.dispatch(failed));
  expect(
    screen.getByText('Your booking request did not go through. This time has been taken.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the form' })).toHaveAttribute(
    'href',
    `/student/bookings/:meera?dateTime=2030-01-07T04%3A30%3A00.000Z&duration=1.5&subject=maths${child}`,
  );
});
