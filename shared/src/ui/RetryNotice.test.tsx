import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryNotice } from './RetryNotice';

test('says what failed and why, at once, and tries again when asked', async () => {
  const retry = jest.fn();
  render(
    <RetryNotice title="Failed to fetch bookings" onRetry={retry}>
      The service cannot be reached.
    </RetryNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/Failed to fetch bookings.*cannot be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
