import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/frame';
import { appearance } from './appearance';

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--paadam-radius-round);
  color: var(--paadam-ink);
  background: none;
  transition: background var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    background: var(--paadam-hover);
  }
`;

/** Turns the site dark or light; the choice is remembered in this browser. */
export function AppearanceSwitch() {
  const shown = useSyncExternalStore(appearance.subscribe, appearance.get, () => 'light' as const);
  const isDark = shown === 'dark';
  const Sign = isDark ? Moon : Sun;
  return (
    <Round
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={words.darkAppearance()}
      title={isDark ? words.makeItLight() : words.makeItDark()}
      onClick={() => appearance.set(isDark ? 'light' : 'dark')}
    >
      <Sign size={20} aria-hidden />
    </Round>
  );
}
