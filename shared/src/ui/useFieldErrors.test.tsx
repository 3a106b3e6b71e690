import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Field } from './Field';
import { TextInput } from './TextInput';
import { useFieldErrors } from './useFieldErrors';

interface Values {
  name: string;
  town: string;
}

const find = ({ name, town }: Values) => ({
  ...(name ? {} : { name: 'Enter a name.' }),
  ...(town ? {} : { town: 'Enter a town.' }),
});

/** A form that is refused with the fields of `refusal` as soon as it is sent. */
function TestForm({ refusal = null }: { refusal?: Record<string, string> | null }) {
  const [values, setValues] = useState<Values>({ name: '', town: '' });
  const [problem, setProblem] = useState<{ fields: Record<string, string> } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { check, errorOf, summary } = useFieldErrors(form, values, find, problem);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check() && refusal) setProblem({ fields: refusal });
      }}
    >
      {(['name', 'town'] as const).map((part) => (
        <Field key={part} label={part} required error={errorOf(part)}>
          <TextInput
            value={values[part]}
            onChange={({ target }) => setValues({ ...values, [part]: target.value })}
          />
        </Field>
      ))}
      <p data-testid="summary">{summary}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const show = (refusal?: Record<string, string>) => {
  render(<TestForm refusal={refusal ?? null} />);
  return userEvent.setup();
};
const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send' });
const summary = () => screen.getByTestId('summary');

test('what is wrong stands at each field and counted below, and the first gets focus', async () => {
  const user = show();
  expect(field('name')).not.toHaveAttribute('aria-invalid');
  await user.click(send());
  expect(field('name')).toHaveAccessibleDescription('Enter a name.');
  expect(field('town')).toHaveAccessibleDescription('Enter a town.');
  expect(field('name')).toHaveFocus();
  expect(summary()).toHaveTextContent('Please check the 2 marked fields.');
});

test('an error goes with the first change of its field, and the summary with the last error', async () => {
  const user = show();
  await user.click(send());
  await user.keyboard('A');
  expect(field('name')).toHaveAccessibleDescription('');
  expect(summary()).toHaveTextContent('Please check the marked field.');
  await user.type(field('town'), 'Madurai');
  expect(summary()).toBeEmptyDOMElement();
});

test('what the server said stands at its field until that is changed, and no longer', async () => {
  const user = show({ name: 'This name is taken.' });
  await user.type(field('name'), 'Asha');
  await user.type(field('town'), 'M');
  await user.click(send());
  expect(field('name')).toHaveAccessibleDescription('This name is taken.');
  expect(field('name')).toHaveFocus();
  await user.keyboard('!');
  await user.clear(field('town'));
  await user.click(send());
  expect(field('name')).toHaveAccessibleDescription('');
  expect(field('town')).toHaveFocus();
});
