import { BoardModel } from './BoardModel';
import { BoardPainter, type Overlay } from './BoardPainter';
import { InkUnderWay } from './InkUnderWay';

const nothing: Overlay = {
  items: [],
  selection: null,
  frame: null,
  cross: null,
  lasers: [],
  hidden: new Set(),
};

let frames: FrameRequestCallback[] = [];
let painted: string[] = [];

/** Shows all that is due, once. @returns what was painted, by the canvas and by what was done on it */
const showFrame = (): string[] => {
  painted = [];
  for (const frame of frames.splice(0)) frame(0);
  return painted;
};

/** A canvas whose pen writes down what it is used for. */
const canvasOf = (name: string): HTMLCanvasElement => {
  const noted = new Set<PropertyKey>(['fillRect', 'clearRect', 'fill', 'stroke']);
  const pen = new Proxy<Record<PropertyKey, unknown>>(
    {},
    { get: (_, what) => () => noted.has(what) && painted.push(`${name} ${String(what)}`) },
  );
  const canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  return canvas;
};

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  // The DOM of these tests has no paths.
  Object.assign(globalThis, {
    Path2D: class {
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  });
});

let seq = 0;
const open = (overlay: () => Overlay = () => nothing) => {
  seq = 0;
  const model = new BoardModel();
  const canvases = { base: canvasOf('base'), live: canvasOf('live') };
  const painter = new BoardPainter(canvases, model, () => undefined, overlay);
  painter.resize(800, 600, 1);
  showFrame();
  const draw = (page = 'first') => {
    seq += 1;
    const b = { page, colour: 'ink', width: 4, points: [0, 0, 90, 90] };
    const change = model.apply({ id: `i${seq}`, seq, by: 'x', k: 'ink', b });
    if (change.what === 'added') painter.add(change.item);
  };
  return { painter, model, draw };
};

test('however much happens between two frames, it draws once', () => {
  const asked = jest.fn(() => nothing);
  const { painter, draw } = open(asked);
  asked.mockClear();
  for (let at = 0; at < 1_000; at += 1) {
    painter.lay();
    painter.redraw();
  }
  draw();
  expect(frames).toHaveLength(1);
  const sheet = showFrame().filter((each) => each === 'base fillRect');
  // The ground, and the page on it.
  expect(sheet).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(frames).toHaveLength(0);
});

test('a new item is added to what is drawn, and nothing is drawn of another page', () => {
  const { model, draw } = open();
  model.itemsOf('first');
  draw();
  expect(showFrame()).toEqual(['base fill']);
  seq += 1;
  model.apply({ id: 'p', seq, by: 'x', k: 'page', b: { after: 'first', width: 9, height: 9 } });
  draw('p');
  expect(frames).toHaveLength(0);
});

test('of many items that come while nothing is shown, the page is drawn anew', () => {
  const { draw } = open();
  for (let at = 0; at < 500; at += 1) draw();
  expect(frames).toHaveLength(1);
  const done = showFrame();
  expect(done.filter((each) => each === 'base fillRect')).toHaveLength(2);
  expect(done.filter((each) => each === 'base fill')).toHaveLength(500);
});

test('a flood of strokes under way is one drawing a frame, of the few that are held', () => {
  let lay = () => {};
  const ink = new InkUnderWay(
    () => false,
    () => lay(),
  );
  const { painter } = open(() => ({ ...nothing, items: ink.on('first') }));
  lay = () => painter.lay();
  for (let at = 0; at < 9_000; at += 1) {
    ink.hear('other', { k: 'ink', s: `${at % 500}`, page: 'first', points: Array(1_200).fill(1) });
  }
  expect(frames).toHaveLength(1);
  const done = showFrame();
  expect(done.filter((each) => each === 'live clearRect')).toHaveLength(1);
  expect(done.filter((each) => each === 'live fill')).toHaveLength(4);
  expect(done.some((each) => each.startsWith('base'))).toBe(false);
  ink.stop();
});

test('of a long stroke that grows, only the last piece is outlined anew', () => {
  let made = 0;
  Object.assign(globalThis, {
    Path2D: class {
      constructor() {
        made += 1;
      }
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  });
  const ink = new InkUnderWay(
    () => false,
    () => {},
  );
  const { painter } = open(() => ({ ...nothing, items: ink.on('first') }));
  for (let at = 0; at < 10; at += 1) {
    const points = Array.from({ length: 800 }, () => 1);
    ink.hear('other', { k: 'ink', s: 'one', page: 'first', from: at * 400, points });
  }
  painter.lay();
  showFrame();
  // 4,000 points in pieces of 600.
  expect(made).toBe(7);
  ink.hear('other', { k: 'ink', s: 'one', page: 'first', from: 4_000, points: [1, 1] });
  painter.lay();
  showFrame();
  expect(made).toBe(8);
  ink.stop();
});
