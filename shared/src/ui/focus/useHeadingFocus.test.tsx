import { Link, Outlet } from '@paadam/shared/router';
import { renderInHost } from '@paadam/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useHeadingFocus } from './useHeadingFocus';

function Frame() {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <>
      <Link to="/second">Second</Link>
      <Link to="/late">Late</Link>
      <Link to="/?page=2">Further</Link>
      <main ref={main}>
        <Outlet />
      </main>
    </>
  );
}

function LatePage() {
  const [there, setThere] = useState(false);
  return there ? (
    <h1 tabIndex={-1}>Late page</h1>
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      Arrive
    </button>
  );
}

const open = () =>
  renderInHost([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1 tabIndex={-1}>First page</h1> },
        { path: '/second', element: <h1 tabIndex={-1}>Second page</h1> },
        { path: '/late', element: <LatePage /> },
      ],
    },
  ]);
const heading = (name: string) => screen.getByRole('heading', { name });
const follow = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('link', { name }));

test('the first page leaves the focus to the browser', () => {
  open();
  expect(heading('First page')).not.toHaveFocus();
});

test('after a navigation the page’s heading has the focus', async () => {
  await follow(open(), 'Second');
  expect(heading('Second page')).toHaveFocus();
});

test('a heading that arrives late takes the focus then', async () => {
  const view = open();
  await follow(view, 'Late');
  await view.user.click(screen.getByRole('button', { name: 'Arrive' }));
  await waitFor(() => expect(heading('Late page')).toHaveFocus());
});

test('the focus stays where it is while the page stays', async () => {
  const view = open();
  await follow(view, 'Further');
  expect(screen.getByRole('link', { name: 'Further' })).toHaveFocus();
});
