import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Sheet } from './Sheet';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('Dialog', () => {
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
});

describe('a dialog with fields', () => {
  function Example({ note = '' }: { note?: string }) {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState(note);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Your note"
          actions={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        >
          <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
          <input type="search" aria-label="Search" />
        </Dialog>
      </>
    );
  }

  const openDialog = async (note?: string) => {
    const user = userEvent.setup();
    render(<Example {...(note !== undefined && { note })} />);
    await user.click(screen.getByRole('button', { name: 'Write' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Your note' }) };
  };
  const note = () => screen.getByRole('textbox', { name: 'Note' });

  test.each(['a click beside', 'Escape'])('keeps typed text on %s, and asks first', async (way) => {
    const { user, dialog } = await openDialog();
    await user.type(note(), 'Page 4');
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(dialog));
    expect(note()).toHaveValue('Page 4');
    expect(screen.getByRole('alertdialog', { name: 'What you typed here will be lost.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await user.keyboard('{Escape}{Enter}');
    expect(note()).toHaveValue('Page 4');
    expect(note()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes after confirmation, and does not ask again when it reopens', async () => {
    const { user, dialog } = await openDialog();
    await user.type(note(), 'Page 4');
    await user.click(dialog);
    await user.click(screen.getByRole('button', { name: 'Close anyway' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['what was there before', 'Page 3', ''],
    ['what was taken out again', '', 'a{Backspace}'],
  ])('does not ask for %s', async (_, before, typed) => {
    const { user, dialog } = await openDialog(before);
    await user.click(note());
    if (typed) await user.keyboard(typed);
    await user.type(screen.getByRole('searchbox'), 'maths');
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stays open on the Escape that cancels a composition', async () => {
    const { user } = await openDialog();
    await user.click(note());
    // Safari sends this key after the end of the composition.
    fireEvent.keyDown(note(), { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    fireEvent.keyDown(note(), { key: 'Escape', keyCode: 27 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
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
    return {
      user,
      change: (next: Partial<ConfirmDialogProps>) => rerender(<Example {...props} {...next} />),
    };
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

  test.each([
    ['ta', 'சரி'],
    ['hi', 'ठीक है'],
  ])('says OK in the language of the page, %s', async (language, label) => {
    const { change } = await ask();
    document.documentElement.lang = language;
    change({ problem: 'The lesson has been cancelled already.', over: true });
    expect(screen.getByRole('button', { name: label })).toHaveFocus();
  });
});

describe('Sheet', () => {
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
});
