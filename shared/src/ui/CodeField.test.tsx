import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField';
import { Field } from './Field';

function Example({ start = '' }: { start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <Field label="Enter 6-digit OTP">
      <CodeField value={code} onChange={setCode} name="otp" />
    </Field>
  );
}
const input = () => screen.getByRole('textbox', { name: 'Enter 6-digit OTP' });

test('takes a paste of the whole code, whatever stands between the digits', async () => {
  render(<Example />);
  await userEvent.click(input());
  await userEvent.paste('Your code: 012 345');
  expect(input()).toHaveValue('012345');
});

test('typing moves on, letters are ignored and a seventh digit goes nowhere', async () => {
  render(<Example />);
  await userEvent.type(input(), '12a34567');
  expect(input()).toHaveValue('123456');
});

test('Backspace moves back', async () => {
  render(<Example start="1234" />);
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}{Backspace}9');
  expect(input()).toHaveValue('129');
});

test('the arrow keys lead to a digit, which typing replaces', async () => {
  render(<Example start="123456" />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}0');
  expect(input()).toHaveValue('123406');
});

test('offers itself to the browser as a one-time code', () => {
  render(<Example />);
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});
