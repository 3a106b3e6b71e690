import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, answer, refuse, renderDesk } from '../testing/renderDesk';

const today = { failedMails: [], failedMailCount: 0, jobs: [], portals: [], approvals: [] };

test('the menu has what the operator’s rights open', async () => {
  answer('get', '/today', today);
  renderDesk('/desk', anOperator({ rights: ['people', 'audit'] }));
  // A page without a width is a narrow one: the menu is behind its button.
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Desk' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'People', 'Audit']);
});

test('a page that does not load says so, with a way to try again', async () => {
  refuse('get', '/audit', 500, 'internal', 'Something went wrong on our side.');
  renderDesk('/desk/audit');
  expect(await screen.findByText('Error loading the audit')).toBeVisible();
  expect(screen.getByText('Something went wrong on our side.')).toBeVisible();
});

test('an address that leads nowhere says so', async () => {
  renderDesk('/desk/nowhere');
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});
