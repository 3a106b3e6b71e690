import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useTyped } from './useTyped';

const none = { email: '', role: 'student', level: '', message: '' };

function Details() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(none);
  const [presses, press] = useState(0);
  useTyped(form, (typed) => setValues((known) => ({ ...known, ...typed })));
  const wire = (name: keyof typeof none) => ({
    name,
    'aria-label': name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((known) => ({ ...known, [name]: target.value })),
  });
  return (
    <form ref={form}>
      <input {...wire('email')} />
      {['student', 'tutor'].map((role) => (
        <input
          key={role}
          type="radio"
          {...wire('role')}
          aria-label={role}
          value={role}
          checked={values.role === role}
        />
      ))}
      <select {...wire('level')}>
        <option value="">Any</option>
        <option value="primary">Primary</option>
      </select>
      <textarea {...wire('message')} />
      <button type="button" onClick={() => press(presses + 1)}>
        Pressed {presses}
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

/** Draws the form as a server does, lets a person act on it, and has the scripts take it over. */
const hydrateAfter = async (early: () => void) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Details />);
  early();
  await act(async () => void hydrateRoot(root, <Details />));
};

afterEach(() => document.body.replaceChildren());

const valuesTaken = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('what was typed and chosen before the scripts came stays, and is what the form knows', async () => {
  await hydrateAfter(() => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'email' }).value = 'asha@example.test';
    screen.getByRole<HTMLInputElement>('radio', { name: 'tutor' }).checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'level' }).value = 'primary';
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'message' }).value = 'Good evening';
  });
  const typed = { email: 'asha@example.test', role: 'tutor', level: 'primary', message: 'Good evening' };
  expect(valuesTaken()).toEqual(typed);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('textbox', { name: 'email' })).toHaveValue(typed.email);
  expect(screen.getByRole('radio', { name: 'tutor' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'level' })).toHaveValue('primary');
  expect(screen.getByRole('textbox', { name: 'message' })).toHaveValue('Good evening');
});

test('a form that nobody has touched begins as it was drawn', async () => {
  await hydrateAfter(() => {});
  expect(valuesTaken()).toEqual(none);
});
