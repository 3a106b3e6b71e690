import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { more } from '../morePart';
import { createFakeRoom, type FakeLink } from '../testing/fakeLink';
import { Board } from './Board';

const asha = { user: 'asha', name: 'Asha', role: 'student' } as const;
const meera = { user: 'meera', name: 'Meera', role: 'tutor' } as const;

beforeAll(() => more.bring());

beforeEach(() => {
  // The DOM of these tests draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const open = (link: FakeLink) => {
  const user = userEvent.setup();
  render(<Board link={link} />);
  return user;
};

const stage = () => screen.getByRole('application', { name: /^Board, page/ });
const tool = (name: string | RegExp) => screen.getByRole('button', { name });

test('draws by keyboard, and takes the step back and brings it again', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  act(() => stage().focus());
  await user.keyboard('r{Enter}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(room.events).toMatchObject([{ k: 'shape', b: { page: 'first', shape: 'rectangle' } }]);
  await user.keyboard('{Control>}z{/Control}');
  expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { of: room.events[0]?.id } });
  expect(tool('Undo')).toBeDisabled();
  await user.click(tool('Redo'));
  expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { redo: true } });
  expect(tool('Undo')).toBeEnabled();
});

test('writes a text by keyboard, and opens it again', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  act(() => stage().focus());
  await user.keyboard('t{Enter}');
  await user.type(await screen.findByRole('textbox', { name: /Text on the board/ }), 'x = 2{Escape}');
  expect(room.events).toMatchObject([{ k: 'text', b: { text: 'x = 2' } }]);
  expect(stage()).toHaveFocus();
  expect(stage()).toHaveAccessibleDescription('On it: text “x = 2”.');
  await user.keyboard('.{Enter}');
  await user.type(await screen.findByRole('textbox', { name: /Text on the board/ }), '1{Escape}');
  expect(room.events.at(-1)).toMatchObject({ k: 'text', b: { on: room.events[0]?.id, text: 'x = 21' } });
});

test('moves what is selected, and keeps a row of steps as one', async () => {
  const room = createFakeRoom();
  const link = room.join(asha);
  link.put('shape', { page: 'first', shape: 'line', colour: 'ink', width: 5, x1: 0, y1: 0, x2: 100, y2: 0 });
  const user = open(link);
  act(() => stage().focus());
  await user.keyboard('.{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(room.events.filter(({ k }) => k === 'move')).toHaveLength(1));
  await user.keyboard('{Delete}');
  expect(room.events.at(-1)).toMatchObject({ k: 'del', b: { ids: [room.events[0]?.id] } });
  expect(stage()).toHaveAccessibleDescription('Nothing is on it.');
});

test('draws a stroke with the pointer, which the other side sees on its way', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  const said: unknown[] = [];
  other.onEph((_from, b) => {
    if (b.k === 'ink') said.push(b);
  });
  const { container } = render(<Board link={room.join(asha)} />);
  const live = container.querySelectorAll('canvas')[1] as HTMLCanvasElement;
  // A pointer's events in this DOM are a mouse's without place.
  for (const [type, x] of [
    ['pointerdown', 0],
    ['pointermove', 40],
    ['pointerup', 40],
  ] as const) {
    fireEvent(live, new MouseEvent(type, { clientX: x, clientY: x, button: 0, bubbles: true }));
  }
  expect(room.events).toMatchObject([{ k: 'ink', b: { page: 'first', colour: 'ink' } }]);
  expect(said.at(-1)).toMatchObject({ id: room.events[0]?.id, done: true });
});

test('adds pages and turns them', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  await user.click(tool('Add a page'));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await user.click(tool('Page before'));
  expect(stage()).toHaveAccessibleName('Board, page 1 of 2');
});

test('says in words what the other side does', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  open(room.join(asha));
  act(() => {
    other.put('ink', { page: 'first', colour: 'red', width: 5, points: [0, 0, 9, 9] });
    other.put('ink', { page: 'first', colour: 'red', width: 5, points: [0, 0, 9, 9] });
    other.put('text', { page: 'first', colour: 'red', size: 40, x: 0, y: 0, text: 'x = 2' });
  });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Meera drew 2 strokes, wrote “x = 2”.'),
  );
});

test('says nothing of what was there before', async () => {
  const room = createFakeRoom();
  room.join(meera).put('clear', { page: 'first' });
  open(room.join(asha));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('lets the tutor alone draw while the board is locked', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  open(room.join(asha));
  act(() => {
    other.put('lock', { on: true });
  });
  expect(await screen.findByText('The tutor has locked the board for now.')).toBeVisible();
  expect(tool('Pen')).toBeDisabled();
  expect(tool('Laser pointer')).toBeEnabled();
  act(() => {
    other.put('lock', { on: false });
  });
  expect(tool('Pen')).toBeEnabled();
});

test('has the tutor lock the board and open it again', async () => {
  const room = createFakeRoom();
  const user = open(room.join(meera));
  await user.click(tool('More'));
  await user.click(tool('Lock the board'));
  expect(room.events.at(-1)).toMatchObject({ k: 'lock', b: { on: true } });
  expect(tool('Pen')).toBeEnabled();
  await user.click(tool('Unlock'));
  expect(room.events.at(-1)).toMatchObject({ k: 'lock', b: { on: false } });
});

test('follows who shows the way, until one looks around', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  const user = open(room.join(asha));
  act(() => {
    const page = other.put('page', { after: 'first', width: 1600, height: 1200 });
    other.eph({ k: 'view', page, box: { x1: 0, y1: 0, x2: 800, y2: 600 }, lead: true });
  });
  expect(await screen.findByText('You see what Meera sees.')).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await user.click(tool('Page before'));
  expect(screen.getByText('Meera shows the way.')).toBeVisible();
  await user.click(tool('Follow'));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
});

test('says on which page the other side is', async () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  const user = open(room.join(asha));
  act(() => {
    const page = other.put('page', { after: 'first', width: 1600, height: 1200 });
    other.eph({ k: 'view', page, box: { x1: 0, y1: 0, x2: 800, y2: 600 }, lead: false });
  });
  await user.click(await screen.findByRole('button', { name: 'Meera is on page 2. Go there' }));
  expect(stage()).toHaveAccessibleName('Board, page 2 of 2');
});

test('shows on the board that a change was refused', async () => {
  const room = createFakeRoom();
  room.refuseNext('page', 'room_full');
  const user = open(room.join(asha));
  await user.click(tool('Add a page'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your last change was not kept. Refused.');
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  await user.click(tool('Close'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a text', () => {
  const textBox = () => screen.findByRole('textbox', { name: /Text on the board/ });
  const begin = async (room = createFakeRoom()) => {
    const link = room.join(asha);
    const user = open(link);
    act(() => stage().focus());
    await user.keyboard('t{Enter}');
    return { room, link, user, box: await textBox() };
  };
  const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });

  test('that is too long stays open, and is saved once it is shorter', async () => {
    const { room, user, box } = await begin();
    type(box, 'x'.repeat(2_001));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('at most 2000 characters, and this one has 2001');
    expect(box).toHaveValue('x'.repeat(2_001));
    expect(room.events).toHaveLength(0);
    type(box, 'short');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(tool('Pen'));
    expect(room.events).toMatchObject([{ k: 'text', b: { text: 'short' } }]);
    expect(box).not.toBeInTheDocument();
  });

  test('that the room refuses opens again', async () => {
    const room = createFakeRoom();
    room.refuseNext('text', 'room_full');
    const { user, box } = await begin(room);
    await user.type(box, 'x = 2{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your last change was not kept. Refused.');
    const again = await textBox();
    expect(again).toHaveValue('x = 2');
    await user.type(again, '1{Escape}');
    expect(room.events).toMatchObject([{ k: 'text', b: { text: 'x = 21' } }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that the room refuses can be discarded', async () => {
    const room = createFakeRoom();
    room.refuseNext('text', 'room_full');
    const { user, box } = await begin(room);
    await user.type(box, 'x = 2{Escape}');
    await user.click(tool('Discard the text'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(room.events).toHaveLength(0);
  });

  test('that is being written while the tutor locks the board is saved once it is unlocked', async () => {
    const room = createFakeRoom();
    const other = room.join(meera);
    const { user, box } = await begin(room);
    await user.type(box, 'x = 2');
    act(() => void other.put('lock', { on: true }));
    await user.type(box, '{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('The tutor has locked the board for now.');
    expect(box).toHaveValue('x = 2');
    act(() => void other.put('lock', { on: false }));
    await user.type(box, '{Escape}');
    expect(room.events.at(-1)).toMatchObject({ k: 'text', b: { text: 'x = 2' } });
  });

  test('moves along if the page is turned meanwhile', async () => {
    const room = createFakeRoom();
    const other = room.join(meera);
    const { user, box } = await begin(room);
    await user.type(box, 'x = 2');
    act(() => {
      const page = other.put('page', { after: 'first', width: 1600, height: 1200 });
      other.eph({ k: 'view', page, box: { x1: 0, y1: 0, x2: 800, y2: 600 }, lead: true });
    });
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(room.events.at(-1)).toMatchObject({ k: 'text', b: { page: 'first', text: 'x = 2' } });
  });

  test('that is emptied is erased, and undo restores it', async () => {
    const { room, user, box } = await begin();
    await user.type(box, 'x = 2{Escape}');
    await user.keyboard('.{Enter}');
    await user.clear(await textBox());
    await user.keyboard('{Escape}');
    expect(room.events.at(-1)).toMatchObject({ k: 'del', b: { ids: [room.events[0]?.id] } });
    expect(stage()).toHaveAccessibleDescription('Nothing is on it.');
    await user.keyboard('{Control>}z{/Control}');
    expect(stage()).toHaveAccessibleDescription('On it: text “x = 2”.');
  });

  test('is sent with its width and its line breaks, and its lines end before the page does', async () => {
    const { room, user, box } = await begin();
    type(box, 'word '.repeat(60));
    await user.keyboard('{Escape}');
    const [{ b } = { b: null }] = room.events;
    const { x, width, breaks } = b as { x: number; width: number; breaks: number[] };
    expect(breaks.length).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(1_600);
  });
});

describe('the clipboard', () => {
  /** @returns the content of the clipboard */
  const use = (type: 'copy' | 'cut' | 'paste', has: Record<string, string> = {}) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const clipboardData = {
      files: [],
      getData: (kind: string) => has[kind] ?? '',
      setData: (kind: string, value: string) => {
        has[kind] = value;
      },
    };
    act(() => {
      (document.activeElement ?? document.body).dispatchEvent(Object.assign(event, { clipboardData }));
    });
    return has;
  };
  const begin = () => {
    const room = createFakeRoom();
    const link = room.join(asha);
    link.put('shape', {
      page: 'first',
      shape: 'line',
      colour: 'red',
      width: 5,
      x1: 50,
      y1: 50,
      x2: 90,
      y2: 90,
    });
    const user = open(link);
    act(() => stage().focus());
    return { room, user };
  };

  test('copies the selection to another page, and places each further copy a little aside', async () => {
    const { room, user } = begin();
    act(() => stage().focus());
    await user.keyboard('r{Enter}{ArrowRight}{ArrowDown}{Enter}v');
    await user.keyboard('.');
    const has = use('copy');
    expect(has['text/plain']).toBe('red line');
    await user.click(tool('Add a page'));
    use('paste', has);
    const page = room.events.find(({ k }) => k === 'page')?.id;
    const pasted = { page, shape: 'line', colour: 'red', x1: 50, y1: 50, x2: 90, y2: 90 };
    expect(room.events.at(-1)).toMatchObject({ k: 'shape', b: pasted });
    use('paste', has);
    expect(room.events.at(-1)).toMatchObject({ k: 'shape', b: { page, x1: 74, y1: 74 } });
    await user.keyboard('{Control>}z{/Control}');
    expect(stage()).toHaveAccessibleDescription('On it: 1 stroke or shape.');
  });

  test('cuts the selection, and pastes it again', async () => {
    const { room, user } = begin();
    await user.keyboard('.');
    const has = use('cut');
    expect(room.events.at(-1)).toMatchObject({ k: 'del' });
    use('paste', has);
    expect(room.events.at(-1)).toMatchObject({ k: 'shape', b: { x1: 50, y1: 50 } });
    await user.keyboard('{Control>}d{/Control}');
    expect(room.events.at(-1)).toMatchObject({ k: 'shape', b: { x1: 74, y1: 74 } });
  });

  test('pastes text as a text item', () => {
    const { room } = begin();
    use('paste', { 'text/plain': 'x = 2\r\n\ty = 3' });
    expect(room.events.at(-1)).toMatchObject({ k: 'text', b: { page: 'first', text: 'x = 2\n    y = 3' } });
  });

  test('opens a pasted text that is too long, so that it can be shortened', () => {
    const { room } = begin();
    use('paste', { 'text/plain': 'x'.repeat(3_000) });
    expect(room.events).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('this one has 3000');
    expect(screen.getByRole('textbox', { name: /Text on the board/ })).toHaveValue('x'.repeat(3_000));
  });

  test('ignores events of text fields', async () => {
    const { room, user } = begin();
    await user.keyboard('t{Enter}');
    await screen.findByRole('textbox', { name: /Text on the board/ });
    use('paste', { 'text/plain': 'x = 2' });
    expect(room.events).toHaveLength(1);
  });

  test('says that the board is locked', () => {
    const room = createFakeRoom();
    room.join(meera).put('lock', { on: true });
    open(room.join(asha));
    use('paste', { 'text/plain': 'x = 2' });
    expect(screen.getByRole('alert')).toHaveTextContent('The tutor has locked the board for now.');
    expect(room.events).toHaveLength(1);
  });
});

test('shows the page of a step before it undoes it', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  act(() => stage().focus());
  await user.keyboard('r{Enter}{ArrowRight}{ArrowDown}{Enter}');
  const drawn = room.events.at(-1)?.id;
  act(() => {
    room.join(meera).put('page', { after: 'first', width: 1600, height: 1200 });
  });
  await user.click(tool('Next page'));
  expect(stage()).toHaveAccessibleName('Board, page 2 of 2');
  await user.click(tool('Undo'));
  expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { of: drawn } });
  expect(stage()).toHaveAccessibleName('Board, page 1 of 2');
  expect(stage()).toHaveAccessibleDescription('Nothing is on it.');
  await user.click(tool('Next page'));
  await user.click(tool('Redo'));
  expect(stage()).toHaveAccessibleName('Board, page 1 of 2');
});

test('shows a page that undo restores', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  await user.click(tool('Add a page'));
  await user.click(tool('More'));
  await user.click(tool('Remove page'));
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  await user.click(tool('Undo'));
  expect(stage()).toHaveAccessibleName('Board, page 2 of 2');
});

test('brings the selection to the front and to the back', async () => {
  const room = createFakeRoom();
  const link = room.join(asha);
  for (const colour of ['red', 'blue']) {
    link.put('shape', { page: 'first', shape: 'line', colour, width: 5, x1: 0, y1: 0, x2: 9, y2: 9 });
  }
  const user = open(link);
  act(() => stage().focus());
  await user.keyboard('.');
  await user.click(tool('To front'));
  expect(room.events.at(-1)).toMatchObject({ k: 'order', b: { ids: [room.events[0]?.id], to: 'front' } });
  await user.keyboard('[[');
  expect(room.events.at(-1)).toMatchObject({ k: 'order', b: { to: 'back' } });
});

test('lets a parent look, and no more', () => {
  const room = createFakeRoom();
  open(room.join({ user: 'lata', name: 'Lata', role: 'parent' }));
  expect(screen.queryByRole('toolbar', { name: 'Board tools' })).not.toBeInTheDocument();
  expect(tool('Zoom in')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Add a page' })).not.toBeInTheDocument();
});

test('goes through the tools by the arrow keys', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  const bar = within(screen.getByRole('toolbar', { name: 'Board tools' }));
  act(() => bar.getByRole('button', { name: 'Pen' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(bar.getByRole('button', { name: 'Marker' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(bar.getByRole('button', { name: 'Pen' })).toHaveFocus();
});

test('chooses colours by name, and draws with them', async () => {
  const room = createFakeRoom();
  const user = open(room.join(asha));
  await user.click(tool('Colour and width: Ink, Medium'));
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('radio', { name: 'Thick' }));
  act(() => stage().focus());
  await user.keyboard('l{Enter}{ArrowRight}{ArrowRight}{Enter}');
  expect(room.events).toMatchObject([{ k: 'shape', b: { colour: 'red', width: 9 } }]);
});

test('goes on whatever the other side says that it sees, or points at', () => {
  const room = createFakeRoom();
  const other = room.join(meera);
  open(room.join(asha));
  act(() => {
    for (const box of [null, 7, {}, { x1: 0, y1: 0, x2: null, y2: 'a' }, { x1: 5, y1: 5, x2: 5, y2: 5 }]) {
      other.eph({ k: 'view', page: 'first', box, lead: true });
    }
    other.eph({ k: 'view', page: 3, lead: true });
    for (const x of [null, 'a', 1e300]) other.eph({ k: 'cursor', page: 'first', x, y: 0 });
  });
  expect(screen.queryByText('You see what Meera sees.')).not.toBeInTheDocument();
  act(() => {
    other.eph({ k: 'view', page: 'first', box: { x1: 0, y1: 0, x2: 800, y2: 600 }, lead: true });
  });
  expect(screen.getByText('You see what Meera sees.')).toBeVisible();
});

describe('keys', () => {
  afterEach(() => localStorage.clear());

  const draw = (link: FakeLink) => {
    link.put('shape', { page: 'first', shape: 'line', colour: 'ink', width: 5, x1: 0, y1: 0, x2: 9, y2: 0 });
  };

  test('still work after a button was pressed, and after that button has gone', async () => {
    const room = createFakeRoom();
    const link = room.join(asha);
    draw(link);
    const user = open(link);
    await user.click(tool('Marker'));
    await user.keyboard('p');
    expect(tool('Pen')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Control>}z{/Control}');
    expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { of: room.events[0]?.id } });
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}y{/Control}');
    expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { redo: true } });
  });

  test('do not take the keys that press a button', async () => {
    const room = createFakeRoom();
    const user = open(room.join(asha));
    await user.click(tool('Pen'));
    await user.keyboard('{Enter}{ArrowRight}');
    expect(room.events).toHaveLength(0);
  });

  test.each([
    ['Tamil', 'ண', 'ழ'],
    ['Hindi', 'ज', 'ॆ'],
  ])('are found by their position on a %s keyboard', (_, p, z) => {
    const room = createFakeRoom();
    const link = room.join(asha);
    draw(link);
    open(link);
    act(() => stage().focus());
    fireEvent.keyDown(stage(), { key: 'ர', code: 'KeyM' });
    expect(tool('Marker')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.keyDown(stage(), { key: p, code: 'KeyP' });
    expect(tool('Pen')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.keyDown(stage(), { key: z, code: 'KeyZ', ctrlKey: true });
    expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { of: room.events[0]?.id } });
    fireEvent.keyDown(stage(), { key: z, code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(room.events.at(-1)).toMatchObject({ k: 'restore', b: { redo: true } });
  });

  test('are ignored in a text field and in an open dialog', async () => {
    const room = createFakeRoom();
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Message" />
        <Board link={room.join(asha)} />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'mole');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('mole');
    expect(tool('Pen')).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool('More'));
    await user.click(tool('Keys'));
    await user.keyboard('m');
    expect(screen.getByRole('button', { name: 'Pen', hidden: true })).toHaveAttribute('aria-pressed', 'true');
  });

  test('can be limited to the board', async () => {
    const room = createFakeRoom();
    const user = open(room.join(asha));
    await user.click(tool('More'));
    await user.click(tool('Keys'));
    await user.click(screen.getByRole('checkbox', { name: /^Letters and signs also work/ }));
    await user.keyboard('{Escape}m');
    expect(tool('Marker')).toHaveAttribute('aria-pressed', 'false');
    act(() => stage().focus());
    await user.keyboard('m');
    expect(tool('Marker')).toHaveAttribute('aria-pressed', 'true');
  });

  test('that end a composition leave the text open', async () => {
    const room = createFakeRoom();
    const user = open(room.join(asha));
    act(() => stage().focus());
    await user.keyboard('t{Enter}');
    const box = await screen.findByRole('textbox', { name: /Text on the board/ });
    await user.type(box, 'கணி');
    // Safari sends this key after the end of the composition.
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true });
    expect(box).toBeVisible();
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    expect(room.events).toMatchObject([{ k: 'text', b: { text: 'கணி' } }]);
  });
});
