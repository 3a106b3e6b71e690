import type { BoardSession } from './BoardSession';
import { hearPointers } from './pointers';

const hand = { aim: jest.fn(), begin: jest.fn(), extend: jest.fn(), end: jest.fn(), cancel: jest.fn() };
const view = { pan: jest.fn(), zoom: jest.fn() };

type Kind = 'mouse' | 'pen' | 'touch';

let canvas: HTMLCanvasElement;

/** @returns says what a pointer does on a board */
const listen = (state: { tool?: string; mayDraw?: boolean } = {}) => {
  canvas = document.createElement('canvas');
  const session = {
    state: () => ({ view: { x: 0, y: 0, scale: 2 }, tool: 'pen', mayDraw: true, selected: [], ...state }),
    hand,
    view,
  };
  hearPointers(canvas, session as unknown as BoardSession);
  return (
    type: string,
    x: number,
    y: number,
    pointerType: Kind = 'mouse',
    pointerId = 1,
    pressure = 0,
    buttons: { button?: number; buttons?: number } = {},
  ) => {
    // This DOM has no events of pointers with a place.
    const event = new MouseEvent(`pointer${type}`, { clientX: x, clientY: y, button: 0, ...buttons });
    canvas.dispatchEvent(Object.assign(event, { pointerType, pointerId, pressure }));
  };
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Waits until the pen is forgotten. */
const wait = () => jest.advanceTimersByTime(1_000);

test('a pen draws with its pressure, and a mouse with an even one', () => {
  const pointer = listen();
  pointer('down', 20, 40, 'pen', 1, 0.8);
  pointer('move', 40, 40, 'pen', 1, 0.3);
  pointer('up', 40, 40, 'pen');
  expect(hand.begin).toHaveBeenCalledWith([10, 20, 0.8], { hasPressure: true, tool: 'pen' });
  expect(hand.extend).toHaveBeenCalledWith([[20, 20, 0.3]]);
  expect(hand.end).toHaveBeenCalledTimes(1);
  listen()('down', 2, 2);
  expect(hand.begin).toHaveBeenLastCalledWith([1, 1, 0.5], { hasPressure: false, tool: 'pen' });
});

test('a hand that rests on the glass beside a pen draws nothing, and moves what is seen', () => {
  const pointer = listen();
  pointer('down', 0, 0, 'pen');
  pointer('up', 0, 0, 'pen');
  wait();
  pointer('down', 50, 50, 'touch', 2);
  pointer('move', 54, 50, 'touch', 2);
  expect(view.pan).not.toHaveBeenCalled();
  pointer('move', 60, 45, 'touch', 2);
  expect(hand.begin).toHaveBeenCalledTimes(1);
  expect(view.pan).toHaveBeenCalledWith(10, -5);
});

test('a palm that lands while the pen writes undoes nothing, and moves nothing', () => {
  const pointer = listen();
  pointer('down', 20, 20, 'pen', 1);
  pointer('down', 200, 200, 'touch', 2);
  pointer('down', 260, 200, 'touch', 3);
  pointer('move', 20, 40, 'pen', 1);
  pointer('move', 300, 260, 'touch', 3);
  pointer('up', 20, 40, 'pen', 1);
  pointer('move', 400, 300, 'touch', 3);
  expect(hand.begin).toHaveBeenCalledTimes(1);
  expect(hand.extend).toHaveBeenCalledTimes(1);
  expect(hand.end).toHaveBeenCalledTimes(1);
  expect(hand.cancel).not.toHaveBeenCalled();
  expect(view.pan).not.toHaveBeenCalled();
  expect(view.zoom).not.toHaveBeenCalled();
});

test('a palm that lands a moment after the pen, or below one in the air, moves nothing', () => {
  const pointer = listen();
  pointer('down', 20, 20, 'pen', 1);
  pointer('up', 20, 20, 'pen', 1);
  jest.advanceTimersByTime(300);
  pointer('down', 200, 200, 'touch', 2);
  pointer('move', 300, 200, 'touch', 2);
  pointer('up', 300, 200, 'touch', 2);
  wait();
  pointer('move', 30, 30, 'pen', 1);
  pointer('down', 200, 200, 'touch', 3);
  pointer('move', 300, 200, 'touch', 3);
  expect(view.pan).not.toHaveBeenCalled();
  pointer('up', 300, 200, 'touch', 3);
  wait();
  pointer('down', 200, 200, 'touch', 4);
  pointer('move', 300, 200, 'touch', 4);
  expect(view.pan).toHaveBeenCalledWith(100, 0);
});

test('a hand that came down before its pen gives way to the pen', () => {
  const pointer = listen();
  pointer('down', 200, 200, 'touch', 2);
  pointer('move', 202, 200, 'touch', 2);
  pointer('down', 20, 20, 'pen', 1);
  expect(hand.cancel).toHaveBeenCalledTimes(1);
  pointer('move', 20, 40, 'pen', 1);
  pointer('move', 240, 240, 'touch', 2);
  pointer('up', 240, 240, 'touch', 2);
  expect(hand.begin).toHaveBeenLastCalledWith([10, 10, 0.5], { hasPressure: true, tool: 'pen' });
  expect(hand.end).not.toHaveBeenCalled();
  pointer('up', 20, 40, 'pen', 1);
  expect(hand.end).toHaveBeenCalledTimes(1);
  expect(view.zoom).not.toHaveBeenCalled();
});

test('a pen’s eraser erases, whatever the current tool, and its side button does nothing', () => {
  const pointer = listen({ tool: 'hand' });
  pointer('down', 20, 20, 'pen', 1, 0, { button: 2, buttons: 2 });
  expect(hand.begin).not.toHaveBeenCalled();
  pointer('down', 20, 20, 'pen', 1, 0, { button: 5, buttons: 32 });
  expect(hand.begin).toHaveBeenCalledWith([10, 10, 0.5], { hasPressure: true, tool: 'eraser' });
  pointer('up', 20, 20, 'pen', 1);
  expect(hand.end).toHaveBeenCalledTimes(1);
});

test('two fingers on a trackpad zoom, by gesture events in WebKit and by wheel events elsewhere', () => {
  const pointer = listen();
  const gesture = (type: string, scale: number) => {
    const event = new Event(type, { cancelable: true });
    canvas.dispatchEvent(Object.assign(event, { scale, clientX: 30, clientY: 40 }));
    return event;
  };
  expect(gesture('gesturestart', 1).defaultPrevented).toBe(true);
  gesture('gesturechange', 1.5);
  gesture('gesturechange', 3);
  gesture('gestureend', 3);
  expect(view.zoom.mock.calls).toEqual([
    [1.5, { x: 30, y: 40 }],
    [2, { x: 30, y: 40 }],
  ]);
  // A tablet sends pointer events for the same fingers.
  pointer('down', 100, 100, 'touch', 1);
  gesture('gesturestart', 1);
  gesture('gesturechange', 2);
  expect(view.zoom).toHaveBeenCalledTimes(2);
  const wheel = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, cancelable: true });
  canvas.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(view.zoom).toHaveBeenLastCalledWith(Math.exp(0.4), expect.anything());
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
