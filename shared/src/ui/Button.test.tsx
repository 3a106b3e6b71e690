import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('is disabled while busy and says so', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Processing...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing...', busy: true });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('has focus again when its action is over', () => {
  const { rerender } = render(<Button>Save Changes</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Button busy>Save Changes</Button>);
  button.blur();
  rerender(<Button>Save Changes</Button>);
  expect(button).toHaveFocus();
});

test('leaves focus where the user has moved it meanwhile', () => {
  const both = (busy: boolean) => (
    <>
      <Button busy={busy}>Save Changes</Button>
      <input aria-label="Name" />
    </>
  );
  const { rerender } = render(both(false));
  screen.getByRole('button').focus();
  rerender(both(true));
  screen.getByRole('textbox').focus();
  rerender(both(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('submits no form unless it is told to', () => {
  render(<Button>Show more</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
