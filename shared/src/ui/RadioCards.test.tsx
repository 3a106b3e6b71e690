import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './RadioCards';

test('is a named group of radio buttons, one of which is chosen', async () => {
  const onChange = jest.fn();
  render(
    <RadioCards
      legend="I am a"
      name="role"
      value="student"
      onChange={onChange}
      options={[
        { value: 'student', label: 'Student' },
        { value: 'parent', label: 'Parent' },
        { value: 'tutor', label: 'Tutor', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'I am a' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Tutor' })).toBeDisabled();
  await userEvent.click(screen.getByText('Parent'));
  expect(onChange).toHaveBeenCalledWith('parent');
});
