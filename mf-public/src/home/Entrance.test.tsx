import { render, screen } from '@testing-library/react';
import { Entrance } from './Entrance';

test('what is to enter can be read before it has been seen', () => {
  const observe = jest.fn();
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe = observe;
      disconnect() {}
    },
  });
  render(<Entrance delay={0.3}>Find a tutor</Entrance>);
  expect(screen.getByText('Find a tutor')).toBeVisible();
  expect(observe).toHaveBeenCalledTimes(1);
});

test('nothing waits to move under reduced motion', () => {
  const observe = jest.fn();
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    IntersectionObserver: class {
      observe = observe;
      disconnect() {}
    },
  });
  render(<Entrance>Find a tutor</Entrance>);
  expect(observe).not.toHaveBeenCalled();
});
