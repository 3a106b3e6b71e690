import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

const reduced = { matches: false };

beforeAll(() => {
  window.matchMedia = () =>
    ({
      ...reduced,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(window, { ResizeObserver: observer, IntersectionObserver: observer });
});

const show = () =>
  render(
    <Carousel
      label="What people say"
      items={['Asha', 'Ravi', 'Leela', 'Arun']}
      itemKey={(name) => name}
      autoplay
    >
      {(name) => <p>{name}</p>}
    </Carousel>,
  );

test('names itself and each slide', () => {
  show();
  expect(screen.getByRole('region', { name: 'What people say' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '2 of 4' })).toHaveTextContent('Ravi');
});

test('is paused and set going again by its button', () => {
  show();
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('reads slides out while it is held still, and not while it moves', () => {
  show();
  const track = screen.getByRole('group', { name: '1 of 4' }).parentElement;
  expect(track).toHaveAttribute('aria-live', 'off');
  fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
  expect(track).toHaveAttribute('aria-live', 'polite');
});

test('does not move by itself under reduced motion', () => {
  reduced.matches = true;
  show();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  reduced.matches = false;
});
