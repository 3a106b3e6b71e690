import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceSwitch } from './AppearanceSwitch';
import { appearance } from './appearance';

/** A system that is dark or light, and can change its mind. */
const aSystem = (isDark: boolean) => {
  const listeners = new Set<() => void>();
  const media = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = jest.fn(() => media as unknown as MediaQueryList);
  return {
    turn: (dark: boolean) => {
      media.matches = dark;
      for (const listener of listeners) listener();
    },
  };
};

const theSwitch = () => screen.getByRole('switch', { name: 'Dark appearance' });
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  aSystem(false);
  appearance.set('light');
});

test('without a choice the site follows the system, also when it changes', () => {
  const system = aSystem(true);
  render(<AppearanceSwitch />);
  expect(theSwitch()).toBeChecked();
  act(() => system.turn(false));
  expect(theSwitch()).not.toBeChecked();
  expect(theme()).toBeUndefined();
});

test('a choice holds, and is there again in the next document', async () => {
  render(<AppearanceSwitch />);
  await userEvent.click(theSwitch());
  expect(theSwitch()).toBeChecked();
  expect(theme()).toBe('dark');
  delete document.documentElement.dataset.theme;
  appearance.restore();
  expect(theme()).toBe('dark');
});

test('who goes back to what the system has follows it again', async () => {
  const system = aSystem(false);
  render(<AppearanceSwitch />);
  await userEvent.click(theSwitch());
  await userEvent.click(theSwitch());
  expect(theme()).toBeUndefined();
  act(() => system.turn(true));
  expect(theSwitch()).toBeChecked();
});
