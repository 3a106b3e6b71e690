import { formatMoment, formatTime, type Role } from '@paadam/shared/domain';
import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { aBooking } from '@paadam/shared/testing';
import { render, screen } from '@testing-library/react';
import { JoinLink } from './JoinLink';

/** On the viewer's clock, so that the same day is the same day everywhere. */
const start = new Date(2030, 0, 7, 16, 0);
const at = (minutes: number) => start.getTime() + minutes * 60_000;
const lesson = aBooking({
  _id: 'b1',
  status: 'accepted',
  dateTime: start.toISOString(),
  endsAt: new Date(at(60)).toISOString(),
  meetingLink: null,
});
const opensAt = new Date(at(-10)).toISOString();
const show = (minutes: number, changes: Partial<typeof lesson> = {}, role: Role = 'student') =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <JoinLink booking={{ ...lesson, ...changes }} who={role} now={at(minutes)} /> },
      ])}
    />,
  );

test.each([-10, 0, 59.9])('leads into the lesson’s room %s minutes from its start', (minutes) => {
  show(minutes);
  const link = screen.getByRole('link', { name: 'Join Now' });
  expect(link).toHaveAttribute('href', '/student/classes/b1/room');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('leads a tutor into the room, and to the link of their own, which is elsewhere', () => {
  show(0, { meetingLink: 'https://meet.example/asha' }, 'tutor');
  expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/tutor/bookings/b1/room');
  const outside = screen.getByRole('link', { name: /^Meeting link, outside Paadam/ });
  expect(outside).toHaveAttribute('href', 'https://meet.example/asha');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

test('lets a parent watch while the room is open', () => {
  const { unmount } = show(0, {}, 'parent');
  const link = screen.getByRole('link', { name: 'Watch the lesson' });
  expect(link).toHaveAttribute('href', '/parent/bookings/b1/room');
  unmount();
  expect(show(-11, {}, 'parent').container).toBeEmptyDOMElement();
});

test.each([
  [-10.1, `Opens at ${formatTime(opensAt)}`],
  [-2880, `Opens ${formatMoment(opensAt)}`],
])('says when it opens %s minutes from the start', (minutes, description) => {
  show(minutes);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Join Now' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(description);
});

test('has no link to what is no web address', () => {
  show(0, { meetingLink: 'javascript:alert(1)' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['once the lesson has ended', 60, {}],
  ['before it is accepted', 0, { status: 'pending' }],
  ['once it is cancelled', 0, { status: 'cancelled' }],
] as const)('is not there %s', (_, minutes, changes) => {
  expect(show(minutes, changes).container).toBeEmptyDOMElement();
});
