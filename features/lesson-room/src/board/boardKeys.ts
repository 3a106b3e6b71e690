import { shortcutKey } from '@paadam/shared/ui/keyboard';
import * as words from '../messages/board';
import type { BoardSession } from './BoardSession';
import { describeItem } from './describeItem';
import { boxOf } from './geometry';
import type { Tool } from './gestures';

/** Which key takes which tool in hand. */
export const toolKeys: Record<Tool, string> = {
  select: 'V',
  pen: 'P',
  marker: 'M',
  eraser: 'E',
  text: 'T',
  line: 'L',
  arrow: 'A',
  rectangle: 'R',
  ellipse: 'O',
  laser: 'K',
  hand: 'H',
};

/** What is asked of a key event. */
interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that a button or a list beside the board may handle itself. */
const ofTheStage = new Set([...Object.keys(arrows), 'Enter', ' ', '.', ',']);

/** Steps in CSS pixels. */
const step = 8;
const largeStep = 40;

/**
 * Handles a key on the board, on any keyboard layout.
 *
 * @param isOnStage whether the board itself has the focus, and not an element beside it
 * @returns whether it did something
 */
export const pressKey = (session: BoardSession, pressed: Key, isOnStage: boolean): boolean => {
  const { shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const key = shortcutKey(pressed);
  if (altKey) return false;
  if (ctrlKey || metaKey) return pressWithControl(session, key, shiftKey);
  if (!isOnStage && (ofTheStage.has(key) || (key.length === 1 && !signsWorkBeside()))) return false;
  const arrow = arrows[key];
  if (arrow) return go(session, arrow, shiftKey ? largeStep : step);
  switch (key) {
    case 'Enter':
    case ' ':
      return putDown(session);
    case 'Escape':
      return letGo(session);
    case 'Delete':
    case 'Backspace':
      if (session.state().selected.length > 0) session.hand.eraseSelected();
      else if (!isOnStage) return false;
      return true;
    case '.':
    case ',':
      return selectNext(session, key === '.' ? 1 : -1);
    case '[':
    case ']':
      session.order(key === ']' ? 'front' : 'back');
      return true;
    case 'PageUp':
    case 'PageDown':
      return turn(session, key === 'PageDown' ? 1 : -1);
    case '+':
    case '=':
      session.view.zoom(1.25);
      return true;
    case '-':
      session.view.zoom(0.8);
      return true;
    case '0':
      session.view.fit();
      return true;
  }
  const found = Object.entries(toolKeys).find(([, letter]) => letter === key.toUpperCase());
  if (!found) return false;
  const tool = found[0] as Tool;
  if (!session.state().mayDraw && tool !== 'hand' && tool !== 'laser') return true;
  session.hand.take(tool);
  session.say(words.tool({ tool }));
  return true;
};

const place = 'paadam-board-keys-on-stage-only';

/**
 * Whether letters, digits and signs work outside the board itself. People who use speech input, or hit keys by accident, can turn that off.
 *
 * @returns whether they also work while a button beside the board has the focus; by default they do
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const signsWorkBeside = (): boolean => {
  try {
    return localStorage.getItem(place) === null;
  } catch {
    return true;
  }
};

/** Stores the choice in this browser. */
export const letSignsWorkBeside = (is: boolean): void => {
  try {
    if (is) localStorage.removeItem(place);
    else localStorage.setItem(place, '1');
  } catch {
    // A browser may refuse storage: then the setting stays as before.
  }
};

const pressWithControl = (session: BoardSession, key: string, isShifted: boolean): boolean => {
  if (key === 'y' || (key === 'z' && isShifted)) session.redo();
  else if (key === 'z') session.undo();
  else if (key === 'd' && session.state().selected.length > 0) session.copies.duplicate();
  else return false;
  return true;
};

/** @param way of one in a direction */
const go = (session: BoardSession, [x, y]: readonly [number, number], pixels: number): boolean => {
  const { tool, view, selected, mayDraw } = session.state();
  const by = pixels / view.scale;
  if (tool === 'select' && selected.length > 0 && mayDraw) {
    session.hand.nudge(x * by, y * by);
  } else if (tool === 'select' || tool === 'hand' || (!mayDraw && tool !== 'laser')) {
    session.view.pan(-x * pixels, -y * pixels);
  } else {
    const cross = session.hand.aimed ?? session.view.middle();
    const next = { x: cross.x + x * by, y: cross.y + y * by };
    session.hand.aim(next);
    if (session.hand.isUnderWay) session.hand.extend([[next.x, next.y]]);
    else if (tool === 'laser') session.hand.begin([next.x, next.y]);
  }
  return true;
};

const putDown = (session: BoardSession): boolean => {
  const { tool, selected, mayDraw } = session.state();
  if (!mayDraw) return true;
  if (tool === 'select') {
    const [only, ...others] = selected;
    if (only && others.length === 0) session.hand.rewrite(only);
    return true;
  }
  if (tool === 'hand') return true;
  const cross = session.hand.aimed ?? session.view.middle();
  session.hand.aim(cross);
  if (session.hand.isUnderWay) {
    session.hand.end();
    session.say(words.toolDone({ tool: words.tool({ tool }) }));
  } else if (tool === 'text') session.hand.writeAt(cross.x, cross.y);
  else {
    session.hand.begin([cross.x, cross.y]);
    session.say(words.toolDown({ tool: words.tool({ tool }) }));
  }
  return true;
};

const letGo = (session: BoardSession): boolean => {
  if (session.hand.isUnderWay) session.hand.cancel();
  else if (session.state().selected.length > 0) session.hand.select([]);
  else if (session.hand.aimed) session.hand.aim(null);
  else return false;
  return true;
};

const selectNext = (session: BoardSession, by: 1 | -1): boolean => {
  const { page, selected } = session.state();
  const items = session.model.itemsOf(page.id);
  if (items.length === 0) {
    session.say(words.nothingIsOnThisPage());
    return true;
  }
  const at = items.findIndex(({ id }) => id === selected[0]?.id);
  const next = at < 0 ? (by > 0 ? 0 : items.length - 1) : (at + by + items.length) % items.length;
  const item = items[next];
  if (!item) return true;
  session.hand.take('select');
  session.hand.select([item.id]);
  const { x1, y1 } = boxOf(item);
  session.say(
    words.selectedItem({
      item: describeItem(item),
      number: next + 1,
      items: items.length,
      left: Math.round((x1 / page.width) * 100),
      top: Math.round((y1 / page.height) * 100),
    }),
  );
  return true;
};

const turn = (session: BoardSession, by: 1 | -1): boolean => {
  if (session.view.turn(by)) {
    const { pages, pageNumber } = session.state();
    session.say(words.pageOf({ number: pageNumber, pages: pages.length }));
  }
  return true;
};
