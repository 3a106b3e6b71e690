import type { BoardSession } from './BoardSession';
import { hearPointers } from './pointers';

const hand = { aim: jest.fn(), begin: jest.fn(), extend: jest.fn(), end: jest.fn(), cancel: jest.fn() };
const view = { pan: jest.fn(), zoom: jest.fn() };

type Kind = 'mouse' | 'pen' | 'touch';

/** @returns says what a pointer does on a board */
const listen = (state: { tool?: string; mayDraw?: boolean } = {}) => {
  const canvas = document.createElement('canvas');
  const session = {
    state: () => ({ view: { x: 0, y: 0, scale: 2 }, tool: 'pen', mayDraw: true, selected: [], ...state }),
    hand,
    view,
  };
  hearPointers(canvas, session as unknown as BoardSession);
  return (type: string, x: number, y: number, pointerType: Kind = 'mouse', pointerId = 1, pressure = 0) => {
    // This DOM has no events of pointers with a place.
    const event = new MouseEvent(`pointer${type}`, { clientX: x, clientY: y, button: 0 });
    canvas.dispatchEvent(Object.assign(event, { pointerType, pointerId, pressure }));
  };
};

beforeEach(() => jest.clearAllMocks());

test('a pen draws with its pressure, and a mouse with an even one', () => {
  const pointer = listen();
  pointer('down', 20, 40, 'pen', 1, 0.8);
  pointer('move', 40, 40, 'pen', 1, 0.3);
  pointer('up', 40, 40, 'pen');
  expect(hand.begin).toHaveBeenCalledWith([10, 20, 0.8], { hasPressure: true });
  expect(hand.extend).toHaveBeenCalledWith([[20, 20, 0.3]]);
  expect(hand.end).toHaveBeenCalledTimes(1);
  listen()('down', 2, 2);
  expect(hand.begin).toHaveBeenLastCalledWith([1, 1, 0.5], { hasPressure: false });
});

test('a hand that rests on the glass beside a pen draws nothing, and moves what is seen', () => {
  const pointer = listen();
  pointer('down', 0, 0, 'pen');
  pointer('up', 0, 0, 'pen');
  pointer('down', 50, 50, 'touch', 2);
  pointer('move', 60, 45, 'touch', 2);
  expect(hand.begin).toHaveBeenCalledTimes(1);
  expect(view.pan).toHaveBeenCalledWith(10, -5);
});

test('a second finger takes back what the first began, and both enlarge what is between them', () => {
  const pointer = listen();
  pointer('down', 100, 100, 'touch', 1);
  pointer('move', 104, 100, 'touch', 1);
  pointer('down', 204, 100, 'touch', 2);
  expect(hand.cancel).toHaveBeenCalledTimes(1);
  pointer('move', 304, 100, 'touch', 2);
  expect(view.zoom).toHaveBeenCalledWith(2, { x: 204, y: 100 });
  pointer('up', 304, 100, 'touch', 2);
  pointer('up', 104, 100, 'touch', 1);
  expect(hand.end).not.toHaveBeenCalled();
  pointer('down', 10, 10, 'touch', 3);
  expect(hand.begin).toHaveBeenCalledTimes(2);
});

test('a stroke that the system breaks off is none', () => {
  const pointer = listen();
  pointer('down', 10, 10, 'touch');
  pointer('cancel', 12, 12, 'touch');
  expect(hand.cancel).toHaveBeenCalledTimes(1);
  expect(hand.end).not.toHaveBeenCalled();
});

test('whoever may not draw moves what is seen', () => {
  const pointer = listen({ mayDraw: false });
  pointer('down', 10, 10);
  pointer('move', 15, 20);
  expect(hand.begin).not.toHaveBeenCalled();
  expect(view.pan).toHaveBeenCalledWith(5, 10);
});
