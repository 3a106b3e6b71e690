import { formatMoment, formatTime } from '@paadam/shared/domain';
import { aBooking } from '@paadam/shared/testing';
import { render, screen } from '@testing-library/react';
import { JoinLink } from './JoinLink';

/** On the viewer's clock, so that the same day is the same day everywhere. */
const start = new Date(2030, 0, 7, 16, 0);
const at = (minutes: number) => start.getTime() + minutes * 60_000;
const lesson = aBooking({
  status: 'accepted',
  dateTime: start.toISOString(),
  endsAt: new Date(at(60)).toISOString(),
  meetingLink: 'https://meet.example/asha',
});
const opensAt = new Date(at(-10)).toISOString();
const show = (minutes: number, changes: Partial<typeof lesson> = {}) =>
  render(<JoinLink booking={{ ...lesson, ...changes }} now={at(minutes)} />);

test.each([-10, 0, 59.9])('leads into the lesson %s minutes from its start', (minutes) => {
  show(minutes);
  const link = screen.getByRole('link', { name: 'Join Now' });
  expect(link).toHaveAttribute('href', 'https://meet.example/asha');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleDescription('Opens in a new tab');
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

test.each([
  ['once the lesson has ended', 60, {}],
  ['without a meeting link', 0, { meetingLink: null }],
  ['with what is no web address', 0, { meetingLink: 'javascript:alert(1)' }],
  ['before it is accepted', 0, { status: 'pending' }],
  ['once it is cancelled', 0, { status: 'cancelled' }],
] as const)('is not there %s', (_, minutes, changes) => {
  expect(show(minutes, changes).container).toBeEmptyDOMElement();
});
