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

/** Runs the pending frame. @returns what was painted, by canvas and by kind of drawing */
const showFrame = (): string[] => {
  painted = [];
  for (const frame of frames.splice(0)) frame(0);
  return painted;
};

/** A canvas whose context records its calls. */
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

test('draws once a frame, however much has changed', () => {
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
  // The background, and the page on it.
  expect(sheet).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(frames).toHaveLength(0);
});

test('adds a new item to the drawing, and draws nothing of other pages', () => {
  const { model, draw } = open();
  model.itemsOf('first');
  draw();
  expect(showFrame()).toEqual(['base fill']);
  seq += 1;
  model.apply({ id: 'p', seq, by: 'x', k: 'page', b: { after: 'first', width: 9, height: 9 } });
  draw('p');
  expect(frames).toHaveLength(0);
});

test('redraws the page if many items arrive while nothing is shown', () => {
  const { draw } = open();
  for (let at = 0; at < 500; at += 1) draw();
  expect(frames).toHaveLength(1);
  const done = showFrame();
  expect(done.filter((each) => each === 'base fillRect')).toHaveLength(2);
  expect(done.filter((each) => each === 'base fill')).toHaveLength(500);
});

test('draws a flood of strokes under way once a frame, and only the few that are held', () => {
  let lay = () => {};
  const ink = new InkUnderWay(
    () => undefined,
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

test('outlines only the last piece of a long growing stroke again', () => {
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
    () => undefined,
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
