import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './Notice';

test('a failure interrupts, anything else waits its turn', () => {
  render(
    <>
      <Notice tone="bad">The code is not right.</Notice>
      <Notice tone="good">Message sent successfully!</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The code is not right.');
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
});

test('can be dismissed where somebody takes care of it', async () => {
  const onDismiss = jest.fn();
  render(<Notice onDismiss={onDismiss}>Are you at a school?</Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalled();
});
