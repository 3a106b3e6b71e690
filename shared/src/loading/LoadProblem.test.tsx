import type { Problem } from '@paadam/shared/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadProblem, type LoadProblemProps } from './LoadProblem';

const problem: Problem = {
  status: 503,
  code: 'unavailable',
  message: 'We are restarting.',
  retryable: true,
  fields: {},
};

const show = (changes: Partial<LoadProblemProps> = {}) => {
  const onRetry = jest.fn();
  render(
    <>
      <h1 tabIndex={-1}>Manage Bookings</h1>
      <LoadProblem problem={problem} besideList={false} onRetry={onRetry} {...changes} />
    </>,
  );
  return onRetry;
};

test.each([true, false])('says why they could not be loaded (beside a list: %s)', (besideList) => {
  show({ besideList });
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading bookings: We are restarting.');
});

test('says what could not be loaded', () => {
  show({ what: 'booking' });
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading booking: We are restarting.');
});

test.each([true, false])(
  'loads again on Retry, and leaves the focus on the heading (beside a list: %s)',
  async (besideList) => {
    const onRetry = show({ besideList });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);
