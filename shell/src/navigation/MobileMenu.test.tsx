import { renderInHost } from '@paadam/shared/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { MobileMenu } from './MobileMenu';

// As it is between a page's being taken over and its being told that it answers.
jest.mock('@paadam/shared/ui/useIsLive', () => ({ useIsLive: () => false }));

test('a press while the page is taken over opens the menu, and only the one that scripts move', () => {
  renderInHost(<MobileMenu items={[{ label: 'Tutors', path: '/tutors', for: 'everyone', order: 1 }]} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('popovertarget');
  const press = createEvent.click(button);
  fireEvent(button, press);
  expect(press.defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open');
  expect(button).not.toHaveAttribute('popovertarget');
});
