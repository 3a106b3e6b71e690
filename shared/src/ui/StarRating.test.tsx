import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarInput } from './StarInput';
import { StarRating } from './StarRating';

test('says the average and how many ratings it is of', () => {
  const { container } = render(<StarRating average={4.75} count={12} />);
  expect(container).toHaveTextContent('4.8 out of 5 stars (12 ratings)');
});

test.each([
  [null, 0],
  [0, 0],
])('says that there are no ratings yet for %s of %s', (average, count) => {
  render(<StarRating average={average} count={count} />);
  expect(screen.getByText('No ratings yet')).toBeInTheDocument();
});

test('a rating is given as one of five named stars', async () => {
  const onChange = jest.fn();
  render(<StarInput legend="Your rating" name="rating" value={null} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenCalledWith(4);
});
