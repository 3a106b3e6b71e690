import { createMemoryRouter, Outlet, RouterProvider } from '@paadam/shared/router';
import { act, render } from '@testing-library/react';
import { useInParts } from './useInParts';

interface ListProps {
  total: number;
  wasThere?: boolean;
}

/** A page with a list, and another from which a link leads to it. */
const open = (first: '/' | '/list', list: ListProps) => {
  const seen: number[] = [];
  function List() {
    const shown = useInParts({ ...list, part: 3 });
    seen.push(Math.min(shown, list.total));
    return null;
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
