import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomLink } from '../link/RoomLink';
import { ReadOut } from '../ReadOut';
import { createFakeRoom } from '../testing/fakeLink';
import { Chat } from './Chat';
import { useChatNews } from './useChatNews';

beforeEach(() => sessionStorage.clear());

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

test('does not send on the Enter that ends a composition', async () => {
  const room = createFakeRoom();
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.type(field, 'வணக்');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari sends this key after the end of the composition.
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

test('announces each new message once, even if two are equal', () => {
  function News({ link }: { link: RoomLink }) {
    return <ReadOut role="log" lines={useChatNews(link)} />;
  }
  const room = createFakeRoom();
  const other = room.join(meera);
  other.put('chat', { text: 'Before' });
  const link = room.join(asha);
  render(<News link={link} />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  const put = (from: RoomLink, text: string) => act(() => void from.put('chat', { text }));
  put(other, 'ok');
  const first = screen.getByText('Meera: ok');
  put(link, 'Mine');
  put(other, 'ok');
  const lines = screen.getAllByText('Meera: ok');
  expect(lines).toHaveLength(2);
  // Existing lines are not announced again when a line is added.
  expect(lines[0]).toBe(first);
  expect(screen.getByRole('log')).not.toHaveTextContent('Mine');
});

test('shows earlier messages, and links addresses', () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  other.put('chat', { text: 'Before' });
  render(<Chat link={room.join(asha)} />);
  expect(messages()[0]).toHaveTextContent('Before');
  act(() => {
    other.put('chat', { text: 'See https://example.org/x' });
  });
  const link = screen.getByRole('link', { name: /example\.org\/x \(example\.org\)/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  // Urdu is written from right to left, also in the input field.
  for (const text of [screen.getByText('Before'), link]) {
    expect(text.closest('p')).toHaveAttribute('dir', 'auto');
  }
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('dir', 'auto');
});

test('gives back what the room did not take', async () => {
  const room = createFakeRoom();
  room.refuseNext('chat', 'room_full');
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('“Hello” was not sent. Refused.');
});

test('keeps the draft while the chat is closed, and clears it after sending', async () => {
  const room = createFakeRoom();
  const link = room.join(asha);
  const user = userEvent.setup();
  const first = render(<Chat link={link} />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Page 4, ');
  first.unmount();
  const second = render(<Chat link={link} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Page 4, ');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'please{Enter}');
  expect(room.events).toMatchObject([{ b: { text: 'Page 4, please' } }]);
  second.unmount();
  render(<Chat link={link} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Mine');
  cleanup();
  render(<Chat link={room.join(meera)} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('does not scroll away from older messages, and says that there are new ones', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  for (let at = 1; at <= 20; at += 1) other.put('chat', { text: `Message ${at}.` });
  const user = userEvent.setup();
  render(<Chat link={room.join(asha)} />);
  const box = screen.getByRole('group', { name: 'What was written' });
  // jsdom has no layout.
  Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
  const put = (text: string) => act(() => void other.put('chat', { text }));
  put('At the end.');
  expect(box.scrollTop).toBe(2_000);
  box.scrollTop = 300;
  fireEvent.scroll(box);
  put('While one reads.');
  expect(box.scrollTop).toBe(300);
  await user.click(screen.getByRole('button', { name: 'New messages' }));
  expect(box.scrollTop).toBe(2_000);
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  box.scrollTop = 300;
  fireEvent.scroll(box);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Mine{Enter}');
  expect(box.scrollTop).toBe(2_000);
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
