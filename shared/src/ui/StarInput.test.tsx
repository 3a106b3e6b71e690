import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { StarInput, type StarInputProps } from './StarInput';

function Example(props: Partial<StarInputProps>) {
  const [value, setValue] = useState<number | null>(null);
  return <StarInput legend="Your rating" name="rating" value={value} onChange={setValue} {...props} />;
}

test('gives one to five stars, by pointer and by arrow keys', async () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Your rating' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test('says what is wrong, where focus can go', () => {
  render(<Example error="Choose 1 to 5 stars" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose 1 to 5 stars');
  expect(screen.getByRole('radio', { name: '1 star' })).toBeInvalid();
});

test('cannot be changed while it is sent', async () => {
  render(<Example disabled />);
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  expect(screen.getByRole('radio', { name: '2 stars' })).not.toBeChecked();
});

test('can take the focus of a dialog that opens', () => {
  render(
    <Dialog open onClose={() => undefined} title="Leave Review">
      <Example firstFocus />
    </Dialog>,
  );
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
});
