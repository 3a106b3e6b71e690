import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

test('says at once what failed, and lets it be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Failed to load subjects" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load subjects');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});

test('offers no Retry where it cannot help', () => {
  render(<ErrorState title="This booking is not yours" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('is the page’s heading where it stands in for a page, and takes the focus as one', () => {
  render(<ErrorState asPage title="The tutor panel is not available right now" />);
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(heading).toHaveFocus();
});
