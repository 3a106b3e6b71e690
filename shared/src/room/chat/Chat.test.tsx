import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeRoom } from '../link/fakeLink';
import { Chat } from './Chat';

const asha = { user: 'asha', name: 'Asha', role: 'student' } as const;
const meera = { user: 'meera', name: 'Meera', role: 'tutor' } as const;

const messages = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');

test('sends what is typed with Enter, and keeps the field for the next', async () => {
  const room = createFakeRoom();
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  await user.type(
    screen.getByRole('textbox', { name: 'Message' }),
    'Hello{Shift>}{Enter}{/Shift}there{Enter}',
  );
  expect(room.events).toMatchObject([{ k: 'chat', b: { text: 'Hello\nthere' } }]);
  expect(messages()[0]).toHaveTextContent('You');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('leaves to a composition the Enter that ends it', async () => {
  const room = createFakeRoom();
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.type(field, 'வணக்');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // As Safari sends it, once the composition is over.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(room.events).toHaveLength(0);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(room.events).toMatchObject([{ k: 'chat', b: { text: 'வணக்' } }]);
});

test('says which messages are still on their way', async () => {
  const room = createFakeRoom();
  room.hold();
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(messages()[0]).toHaveTextContent('Not sent yet');
  act(() => room.release());
  expect(messages()).toHaveLength(1);
  expect(messages()[0]).not.toHaveTextContent('Not sent yet');
});

test('shows what was written before, and reads out what comes', () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  other.put('chat', { text: 'Before' });
  render(<Chat link={room.join(asha)} />);
  expect(messages()[0]).toHaveTextContent('Before');
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  act(() => {
    other.put('chat', { text: 'See https://example.org/x' });
  });
  expect(screen.getByRole('log')).toHaveTextContent('Meera: See https://example.org/x');
  const link = screen.getByRole('link', { name: /example\.org\/x \(example\.org\)/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('gives back what the room did not take', async () => {
  const room = createFakeRoom();
  room.refuseNext('chat', 'room_full');
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('“Hello” was not sent. Refused.');
});

test('lets a parent read along', () => {
  const room = createFakeRoom();
  render(<Chat link={room.join({ user: 'lata', name: 'Lata', role: 'parent' })} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('shows the last of very many messages, and those before when asked', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  for (let at = 1; at <= 450; at += 1) other.put('chat', { text: `Message ${at}.` });
  other.put('chat', { text: 7 });
  other.put('chat', null);
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  expect(messages()).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: 'Show 250 earlier messages' }));
  await user.click(screen.getByRole('button', { name: 'Show 50 earlier messages' }));
  expect(messages()).toHaveLength(450);
  expect(messages()[0]).toHaveTextContent('Message 1.');
});
