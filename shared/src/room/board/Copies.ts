import { board } from '@paadam/shared/domain';
import * as words from '../../messages/board';
import type { BoardCore } from './boardState';
import { describeItem } from './describeItem';
import { boxAround } from './geometry';
import { tidy } from './gestures';
import { packPoints } from './inkPoints';
import type { Box, InkPoint, Item, Placement } from './items';
import type { ToolInHand } from './ToolInHand';

/** How far a copy lies from what it was made of, in units of the board. */
const apart = 24;
/** Things that are copied at once, at most. */
const most = 200;

interface Copied {
  /** By which the clipboard tells these from what was copied elsewhere. */
  mark: string;
  text: string;
  items: readonly Item[];
  /** How often they were put on a page, by the page. */
  times: Map<string, number>;
}

/** Copies, cuts and pastes what is selected: within one lesson, also from page to page. */
export class Copies {
  readonly #core: BoardCore;
  readonly #hand: ToolInHand;
  readonly #together: (ids: readonly string[]) => void;
  #copied: Copied | null = null;

  /** @param together hears which operations are taken back as one */
  constructor(core: BoardCore, hand: ToolInHand, together: (ids: readonly string[]) => void) {
    this.#core = core;
    this.#hand = hand;
    this.#together = together;
  }

  /** @returns what the clipboard gets: a mark for this board, and words for all else; null where nothing is selected */
  copy(): { mark: string; text: string } | null {
    this.#hand.letGo();
    const { selected, page } = this.#core.state();
    const items = selected.slice(0, most);
    if (items.length === 0) return null;
    const written = items.flatMap(({ drawn }) => (drawn.kind === 'text' ? drawn.text : []));
    const text = written.length > 0 ? written.join('\n') : items.map(describeItem).join(', ');
    const mark = Math.random().toString(36).slice(2, 12);
    this.#copied = { mark, text, items, times: new Map([[page.id, 1]]) };
    this.#core.say(words.copied({ count: items.length }));
    return { mark, text };
  }

  /** Copies, and erases where one may. */
  cut(): { mark: string; text: string } | null {
    const copied = this.copy();
    if (!copied || !this.#core.state().mayDraw) return copied;
    this.#copied?.times.clear();
    this.#hand.eraseSelected();
    return copied;
  }

  /**
   * Puts on the page what the clipboard has: what was copied here, or a text.
   *
   * @param mark as `copy` gave it; "" where the clipboard has none
   * @returns whether there was anything to put there
   */
  paste(mark: string, text: string): boolean {
    const copied = this.#copied;
    const isOwn = copied !== null && (mark === copied.mark || (mark === '' && text === copied.text));
    const plain = cleaned(text);
    if (!isOwn && plain.trim() === '') return false;
    if (!this.#core.state().mayDraw) this.#core.warn(words.lockedByTutor());
    else if (isOwn) this.#put(copied);
    else this.#hand.writeWhole(plain);
    return true;
  }

  /** Puts what is selected on the page once more, and leaves the clipboard as it is. */
  duplicate(): void {
    this.#hand.letGo();
    const { selected, page, mayDraw } = this.#core.state();
    const items = selected.slice(0, most);
    if (items.length === 0 || !mayDraw) return;
    this.#put({ mark: '', text: '', items, times: new Map([[page.id, 1]]) });
  }

  #put({ items, times }: Copied): void {
    const { page } = this.#core.state();
    const before = times.get(page.id) ?? 0;
    times.set(page.id, before + 1);
    const box = boxAround(items);
    if (!box) return;
    const by = {
      dx: shift(box.x1, box.x2, before * apart, page.width),
      dy: shift(box.y1, box.y2, before * apart, page.height),
    };
    const ids = items.flatMap((item) => this.#putCopy(item, page.id, by));
    this.#together(ids);
    this.#hand.take('select');
    this.#hand.select(ids);
    this.#core.say(words.pasted({ count: ids.length }));
  }

  /** @returns the ids of what can be taken back by itself */
  #putCopy({ drawn, placement }: Item, page: string, { dx, dy }: { dx: number; dy: number }): string[] {
    const there: Placement = { scale: placement.scale, dx: placement.dx + dx, dy: placement.dy + dy };
    const { scale } = there;
    const x = (at: number): number => tidy(at * scale + there.dx);
    const y = (at: number): number => tidy(at * scale + there.dy);
    const { put } = this.#core;
    switch (drawn.kind) {
      case 'ink': {
        const points = drawn.points.map(([px, py, ...rest]): InkPoint => [x(px), y(py), ...rest] as InkPoint);
        const { colour, hasPressure, isMarker } = drawn;
        const numbers = Math.floor(board.numbers / 3);
        const flags = {
          ...(isMarker && { marker: true as const }),
          ...(hasPressure && { pressure: true as const }),
        };
        const packed = (from: number): number[] =>
          packPoints(points.slice(from, from + numbers), hasPressure);
        const width = tidy(drawn.width * scale);
        const id = put('ink', { page, colour, width, ...flags, points: packed(0) });
        for (let from = numbers; from < points.length; from += numbers) {
          put('ink', { on: id, points: packed(from) });
        }
        return [id];
      }
      case 'shape': {
        const { shape, colour } = drawn;
        const corners: Box = { x1: x(drawn.x1), y1: y(drawn.y1), x2: x(drawn.x2), y2: y(drawn.y2) };
        return [put('shape', { page, shape, colour, width: tidy(drawn.width * scale), ...corners })];
      }
      case 'text': {
        const { colour, text, width, breaks = [] } = drawn;
        const layout = width === undefined ? {} : { width: tidy(width * scale), breaks: [...breaks] };
        const place = { x: x(drawn.x), y: y(drawn.y), size: tidy(drawn.size * scale) };
        return [put('text', { page, colour, text, ...place, ...layout })];
      }
      case 'image': {
        const { file, alt } = drawn;
        const size = { width: tidy(drawn.width * scale), height: tidy(drawn.height * scale) };
        return [put('image', { page, file, alt, x: x(drawn.x), y: y(drawn.y), ...size })];
      }
    }
  }
}

/** @returns how far to move what reaches from one place to another, so that it is on the page if it fits there */
const shift = (from: number, to: number, by: number, page: number): number =>
  Math.max(Math.min(by, page - to), -from);

/** A board has lines, and no tabs or other signs that steer a printer. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, '    ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+$/, '');
