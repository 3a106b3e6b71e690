import { createFakeRoom } from '../testing/fakeLink';
import { BoardSession } from './BoardSession';

beforeEach(() => {
  // The DOM of these tests draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const asha = { user: 'asha', name: 'Asha', role: 'student' } as const;

const open = () => {
  const room = createFakeRoom();
  const link = room.join(asha);
  const session = new BoardSession(link, false, () => new Promise(() => {}));
  session.start();
  const drawn = () => session.model.itemsOf(session.state().page.id).map((item) => item.drawn);
  return { room, link, session, drawn };
};

test('several items keep their placement when pasted, and are undone and redone together', () => {
  const { link, session, drawn } = open();
  const points = Array.from({ length: 6_000 }, (_, at) => (at < 2 ? 1_000 : 1));
  const ink = link.put('ink', { page: 'first', colour: 'red', width: 4, pressure: true, points });
  const text = link.put('text', {
    ...{ page: 'first', colour: 'ink', size: 40, x: 100, y: 100, text: 'one two' },
    ...{ width: 90, breaks: [4] },
  });
  link.put('move', { ids: [ink, text], dx: 10, dy: 20, scale: 2, x: 0, y: 0 });
  session.hand.take('select');
  session.hand.select([ink, text]);
  session.copies.copy();
  session.addPage();
  session.copies.paste('', drawnText);
  expect(drawn()).toMatchObject([
    { kind: 'ink', colour: 'red', width: 8, hasPressure: true },
    { kind: 'text', text: 'one two', size: 80, x: 210, y: 220, width: 180, breaks: [4] },
  ]);
  const [stroke] = drawn();
  expect(stroke?.kind === 'ink' && stroke.points).toHaveLength(2_000);
  expect(stroke?.kind === 'ink' && stroke.points[0]).toEqual([210, 220, 0.01]);
  expect(session.state().selected).toHaveLength(2);
  session.undo();
  expect(drawn()).toEqual([]);
  session.redo();
  expect(drawn()).toHaveLength(2);
});

const drawnText = 'one two';

test('a text that was copied elsewhere later is pasted as text', () => {
  const { link, session, drawn } = open();
  const line = { page: 'first', shape: 'line', colour: 'ink', width: 5, x1: 50, y1: 50, x2: 90, y2: 90 };
  session.hand.take('select');
  session.hand.select([link.put('shape', line)]);
  session.copies.copy();
  session.copies.paste('another board', 'x = 2');
  expect(drawn()).toMatchObject([{ kind: 'shape' }, { kind: 'text', text: 'x = 2' }]);
  expect(session.copies.paste('', ' \n')).toBe(false);
});
