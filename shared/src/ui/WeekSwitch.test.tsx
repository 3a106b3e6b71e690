import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WeekSwitch } from './WeekSwitch';

function Example() {
  const [monday, setMonday] = useState('2030-01-28');
  return <WeekSwitch monday={monday} today="2030-01-09" onChange={setMonday} />;
}

const named = () => screen.getByRole('heading', { level: 2 }).textContent?.replace(/\s/g, ' ');

test('names the week and leads to the ones beside it', async () => {
  render(<Example />);
  expect(named()).toMatch(/^28 January – 3 February 2030$/);
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(named()).toMatch(/^4.10 February 2030$/);
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(named()).toMatch(/^28 January – 3 February 2030$/);
});

test('leads back to the week of today, and says when that is the one shown', async () => {
  render(<Example />);
  const thisWeek = screen.getByRole('button', { name: 'This week' });
  expect(thisWeek).not.toHaveAttribute('aria-current');
  await userEvent.click(thisWeek);
  expect(named()).toMatch(/^7.13 January 2030$/);
  expect(thisWeek).toHaveAttribute('aria-current', 'date');
  expect(thisWeek).toHaveFocus();
});

test('announces the week politely', () => {
  render(<Example />);
  expect(screen.getByRole('heading', { level: 2 }).parentElement).toHaveAttribute('aria-live', 'polite');
});
