import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
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

test('what a server has drawn stays in its place until it is seen, unless it was in sight from the first', async () => {
  let see: (isIntersecting: boolean) => void = () => {};
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
  const movesAfter = async (...sights: boolean[]) => {
    const place = document.body.appendChild(document.createElement('div'));
    const part = <Entrance>Find a tutor</Entrance>;
    place.innerHTML = renderToString(part);
    const root = await act(() => hydrateRoot(place, part));
    const still = place.firstElementChild?.className;
    for (const sight of sights) see(sight);
    const isMoving = place.firstElementChild?.className !== still;
    act(() => root.unmount());
    return isMoving;
  };
  expect(await movesAfter(true)).toBe(false);
  expect(await movesAfter(false)).toBe(false);
  expect(await movesAfter(false, true)).toBe(true);
});
