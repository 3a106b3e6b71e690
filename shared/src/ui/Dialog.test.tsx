import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

function Example({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Decline</Button>
      <Dialog
        open={open}
        busy={busy}
        onClose={() => setOpen(false)}
        title="Confirm Status Change"
        actions={<Button>Confirm</Button>}
      >
        Asha’s booking will be declined.
      </Dialog>
    </>
  );
}

async function openDialog(busy = false) {
  const user = userEvent.setup();
  render(<Example busy={busy} />);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Confirm Status Change' }) };
}

test('is named by its title and shows its content only while open', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog).toHaveTextContent('Asha’s booking will be declined.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/will be declined/)).not.toBeInTheDocument();
});

test('closes on Escape and gives focus back to what opened it', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
});

test('closes on a click on the backdrop, but not on a drag that began inside', async () => {
  const { user, dialog } = await openDialog();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/will be declined/) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeVisible();
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open while busy', async () => {
  const { user, dialog } = await openDialog(true);
  await user.keyboard('{Escape}');
  await user.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
