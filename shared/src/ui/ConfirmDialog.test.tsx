import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const onConfirm = jest.fn();
beforeEach(() => onConfirm.mockClear());

function Example(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel</Button>
      <ConfirmDialog
        open={open}
        title="Cancel this lesson?"
        confirmLabel="Cancel lesson"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
        cancelLabel="Keep lesson"
        {...props}
      >
        Meena is told by e-mail.
      </ConfirmDialog>
    </>
  );
}

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  const user = userEvent.setup();
  const { rerender } = render(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  return { user, change: (next: Partial<ConfirmDialogProps>) => rerender(<Example {...props} {...next} />) };
}

test('asks, and does it on the confirm button alone', async () => {
  const { user } = await ask();
  expect(screen.getByRole('dialog', { name: 'Cancel this lesson?' })).toHaveTextContent('Meena is told');
  await user.click(screen.getByRole('button', { name: 'Keep lesson' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['danger', 'Keep lesson'],
  ['primary', 'Cancel lesson'],
] as const)('with tone %s focus begins on %s', async (tone, name) => {
  await ask({ tone });
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('nothing can be pressed while it is under way', async () => {
  const { user } = await ask({ busy: true });
  expect(screen.getByRole('button', { name: 'Keep lesson' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Cancel lesson/ })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('says inside why it failed, and the confirm button tries again', async () => {
  const { user, change } = await ask();
  change({ problem: 'The connection was lost. Try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost. Try again.');
  await user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('where it cannot be done any more, only says so, and OK closes it', async () => {
  const { user, change } = await ask();
  change({ problem: 'The lesson has been cancelled already.', over: true });
  expect(screen.getByRole('alert')).toHaveTextContent('The lesson has been cancelled already.');
  expect(screen.queryByRole('button', { name: 'Cancel lesson' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
