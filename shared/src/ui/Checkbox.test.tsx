import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('is ticked by its label and by the space bar', async () => {
  render(<Checkbox label="Mathematics" />);
  const box = screen.getByRole('checkbox', { name: 'Mathematics' });
  await userEvent.click(screen.getByText('Mathematics'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('is invalid with its error, and keeps the description that it was given', () => {
  render(
    <>
      <p id="why">Your parents see your lessons.</p>
      <Checkbox label="I agree" error="Agree to go on" aria-describedby="why" />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Agree to go on Your parents see your lessons.');
});

test('stays as it is while disabled', async () => {
  render(<Checkbox label="Mathematics" disabled />);
  await userEvent.click(screen.getByText('Mathematics'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
