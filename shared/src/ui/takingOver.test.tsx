import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useIsLive } from './useIsLive';
import { useOnceTakenOver } from './useOnceTakenOver';
import { useWasDrawn } from './useWasDrawn';

const faults: unknown[] = [];

/** @returns takes over what a server would have drawn, as far as React has come by itself */
const takeOver = async (part: ReactNode) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(part);
  const drawn = place.textContent;
  const root = await act(() =>
    hydrateRoot(place, part, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  return { place, drawn, end: () => act(() => root.unmount()) };
};

afterEach(() => {
  document.body.replaceChildren();
  expect(faults.splice(0)).toEqual([]);
});

function Live() {
  return useIsLive() ? 'answers' : 'waits';
}

test('what is drawn waits, and answers once it is taken over', async () => {
  const { place, drawn, end } = await takeOver(<Live />);
  expect([drawn, place.textContent]).toEqual(['waits', 'answers']);
  end();
});

test('what the browser makes by itself answers from the first', () => {
  const seen: string[] = [];
  function Noted() {
    const words = useIsLive() ? 'answers' : 'waits';
    seen.push(words);
    return words;
  }
  render(<Noted />);
  expect(screen.getByText('answers')).toBeInTheDocument();
  expect(seen).toEqual(['answers']);
});

test('what was drawn knows it for good, and is rendered once', async () => {
  let times = 0;
  function Part() {
    times += 1;
    return useWasDrawn() ? 'drawn' : 'made here';
  }
  const { place, end } = await takeOver(<Part />);
  expect(place.textContent).toBe('drawn');
  // By the server, and as it was taken over.
  expect(times).toBe(2);
  end();
  render(<Part />);
  expect(screen.getByText('made here')).toBeInTheDocument();
});

describe('what only the device knows', () => {
  let times = 0;
  function Zone({ own }: { own: string }) {
    times += 1;
    return useOnceTakenOver('India’s', () => own);
  }
  beforeEach(() => {
    times = 0;
  });

  test('takes the place of what the server wrote', async () => {
    const { place, drawn, end } = await takeOver(<Zone own="Nepal’s" />);
    expect([drawn, place.textContent]).toEqual(['India’s', 'Nepal’s']);
    end();
  });

  test('costs nothing where it is the same', async () => {
    const { place, end } = await takeOver(<Zone own="India’s" />);
    expect(place.textContent).toBe('India’s');
    expect(times).toBe(2);
    end();
  });

  test('is asked for each time that the part is rendered', () => {
    const { rerender } = render(<Zone own="Nepal’s" />);
    rerender(<Zone own="Iran’s" />);
    expect(screen.getByText('Iran’s')).toBeInTheDocument();
  });
});
