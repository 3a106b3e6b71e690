import type { Problem } from '@paadam/shared/api';
import { busy, done, failed, idle, loaded, type Page } from '@paadam/shared/state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreRows } from './MoreRows';
import type { Paged } from './useLoadable';

const problem: Problem = {
  status: 503,
  code: 'unavailable',
  message: 'We are restarting.',
  retryable: true,
  fields: {},
};

const paged = (nextCursor: string | null, more: Paged<unknown>['more'] = idle): Paged<Page<unknown>> => ({
  list: loaded({ rows: [], nextCursor }),
  more,
});

const element = (shown: Paged<Page<unknown>>, onMore = () => {}) => (
  <MoreRows paged={shown} what="bookings" onMore={onMore} />
);
const button = () => screen.queryByRole('button', { name: 'Show more bookings' });

test('asks for more, where the list goes on', async () => {
  const onMore = jest.fn();
  render(element(paged('next'), onMore));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more bookings' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('offers nothing where the list is whole', () => {
  render(element(paged(null)));
  expect(button()).not.toBeInTheDocument();
});

test('takes no second click while more is on its way', () => {
  render(element(paged('next', busy)));
  expect(button()).toBeDisabled();
});

test('says why more could not be had, and can be asked again', () => {
  render(element(paged('next', failed(problem))));
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading bookings: We are restarting.');
  expect(button()).toBeEnabled();
});

test('says that more are shown, and keeps the focus on the button where the list goes on', async () => {
  const view = render(element(paged('next')));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more bookings' }));
  view.rerender(element(paged('next', busy)));
  view.rerender(element(paged('later', done)));
  expect(screen.getByRole('status')).toHaveTextContent('More bookings are shown.');
  expect(button()).toHaveFocus();
});

test('takes the focus at the end of the list, where the button was', async () => {
  const view = render(element(paged('next')));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more bookings' }));
  view.rerender(element(paged('next', busy)));
  view.rerender(element(paged(null, done)));
  expect(button()).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByText('More bookings are shown.'));
  expect(document.body).not.toHaveFocus();
});

test('leaves the focus where the person has moved it meanwhile', async () => {
  const beside = (shown: Paged<Page<unknown>>) => (
    <>
      <button type="button">Elsewhere</button>
      {element(shown)}
    </>
  );
  const view = render(beside(paged('next', busy)));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Elsewhere' }));
  view.rerender(beside(paged(null, done)));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
