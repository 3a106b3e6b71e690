import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { Select } from './Select';
import { Textarea } from './Textarea';
import { TextInput } from './TextInput';

test('labels and describes its control, and marks it invalid with the error', () => {
  render(
    <Field label="Email Address" hint="We send a code there." error="Enter an e-mail address" required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email Address' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Enter an e-mail address We send a code there.');
});

test('leaves its control valid and undescribed when there is nothing to say', () => {
  render(
    <Field label="Bio">
      <Textarea rows={3} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Bio' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('works with a select', async () => {
  render(
    <Field label="Subject">
      <Select defaultValue="">
        <option value="">Choose a subject</option>
        <option value="maths">Mathematics</option>
      </Select>
    </Field>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
  expect(screen.getByLabelText('Subject')).toHaveValue('maths');
});

test('a password can be shown and hidden, and is found by its label alone', async () => {
  render(
    <Field label="Password">
      <PasswordField autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText(/password/i);
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});
