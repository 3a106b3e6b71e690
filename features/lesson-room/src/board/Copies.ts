import { board } from '@paadam/shared/domain';
import * as words from '../messages/board';
import type { BoardCore } from './boardState';
import { describeItem } from './describeItem';
import { boxAround } from './geometry';
import { tidy } from './gestures';
import { packPoints } from './inkPoints';
import type { Box, InkPoint, Item, Placement } from './items';
import type { ToolInHand } from './ToolInHand';

/** The distance of a copy from the original, in units of the board. */
const apart = 24;
/** The most items that are copied at once. */
const most = 200;

interface Copied {
  /** The id of this copy, by which a paste recognizes it in the clipboard. */
  mark: string;
  text: string;
  items: readonly Item[];
  /** By page, how many times the copy was pasted. */
  times: Map<string, number>;
}

/** Copies, cuts and pastes the selection, within one lesson, also between pages. */
export class Copies {
  readonly #core: BoardCore;
  readonly #hand: ToolInHand;
  readonly #together: (ids: readonly string[]) => void;
  #copied: Copied | null = null;

  /** @param together called with operations that are undone together */
  constructor(core: BoardCore, hand: ToolInHand, together: (ids: readonly string[]) => void) {
    this.#core = core;
    this.#hand = hand;
    this.#together = together;
  }

  /** @returns the clipboard's content: a mark for this board, and text for other programs; null if nothing is selected */
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

  /** Copies the selection, and erases it if the board allows that. */
  cut(): { mark: string; text: string } | null {
    const copied = this.copy();
    if (!copied || !this.#core.state().mayDraw) return copied;
    this.#copied?.times.clear();
    this.#hand.eraseSelected();
    return copied;
  }

  /**
   * Pastes items that were copied here, or a text.
   *
   * @param mark the mark that `copy` returned; "" if the clipboard has none
   * @returns whether anything was pasted
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

  /** Duplicates the selection, without changing the clipboard. */
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

  /** @returns the ids of the operations put, each of which can be undone */
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

/** @returns how far to move a range, so that it lies on the page if it fits */
const shift = (from: number, to: number, by: number, page: number): number =>
  Math.max(Math.min(by, page - to), -from);

/** Removes control characters except line feeds: a text on the board has no others. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, '    ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+$/, '');
