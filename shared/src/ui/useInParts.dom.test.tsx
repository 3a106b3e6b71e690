import { createMemoryRouter, Outlet, RouterProvider } from '@paadam/shared/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useInParts } from './useInParts';

interface ListProps {
  total: number;
  wasThere?: boolean;
}

/** A page with a list, and another from which a link leads to it. */
const open = (first: '/' | '/list', list: ListProps) => {
  const seen: number[] = [];
  function List() {
    const [total, setTotal] = useState(list.total);
    const shown = useInParts({ ...list, total, part: 3 });
    seen.push(Math.min(shown, total));
    return (
      <button type="button" onClick={() => setTotal(24)}>
        Show more
      </button>
    );
  }
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/', element: null },
          { path: '/list', element: <List /> },
        ],
      },
    ],
    { initialEntries: [first] },
  );
  render(<RouterProvider router={router} />);
  return {
    go: (to: string | number) => act(() => router.navigate(to as string)),
    steps: () => [...new Set(seen)],
    forget: () => seen.splice(0),
  };
};

test('a list whose data come after the page appears part by part, to its end', () => {
  expect(open('/list', { total: 8, wasThere: false }).steps()).toEqual([0, 3, 6, 8]);
});

test('on the first page of a visit, a list whose data are there is whole from the first', () => {
  expect(open('/list', { total: 24 }).steps()).toEqual([24]);
});

test('where a link leads to the page, its heading stands before the first part', async () => {
  const { go, steps } = open('/', { total: 5 });
  await go('/list');
  expect(steps()).toEqual([0, 3, 5]);
});

test('a page that is gone back to has all of the list at once', async () => {
  const { go, steps, forget } = open('/', { total: 5 });
  await go('/list');
  await go('/');
  forget();
  await go(-1);
  expect(steps()).toEqual([5]);
});

test('what is added later is there at once', async () => {
  const { steps } = open('/list', { total: 4, wasThere: false });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(steps()).toEqual([0, 3, 4, 24]);
});
