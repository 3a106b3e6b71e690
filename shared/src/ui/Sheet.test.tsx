import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';

test.each(['Escape', 'the backdrop', 'its button'])('asks to be closed on %s', async (way) => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Sheet open onClose={onClose} title="Tutor Panel">
      <a href="/tutor">Dashboard</a>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Tutor Panel' });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(way === 'the backdrop' ? sheet : screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('gives focus back when it leaves the page while open', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const { unmount } = render(<Sheet open onClose={() => undefined} title="Menu" />);
  expect(opener).not.toHaveFocus();
  unmount();
  expect(opener).toHaveFocus();
  opener.remove();
});
