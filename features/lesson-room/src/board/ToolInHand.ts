import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardColour, board, lengthOf } from '@paadam/shared/domain';
import * as words from '../messages/board';
import { handleEdge, type Overlay } from './BoardPainter';
import type { BoardCore, Writing } from './boardState';
import { boxAround } from './geometry';
import {
  type Desk,
  drawShape,
  drawStroke,
  erase,
  type Gesture,
  pick,
  placed,
  point,
  putMove,
  type Tool,
  textUnder,
  tidy,
} from './gestures';
import type { BoardPage, InkPoint, Item } from './items';
import { layOut, lineHeight, linesOf, roomAt, within } from './textLayout';

/** Milliseconds that a nudge waits for the next. */
const nudgesWait = 500;

/** The share of a page's width that a pasted text gets. */
const pasteShare = 0.8;

/** The position of a text whose own position is lost, in units of the board. */
const edgeOfText = 100;

/** The height of letters by the pen's width. */
const letterSize = (width: number): number => 16 + width * 6;

/** What one person's hand does on the page that is shown: by the pointer, or by the keyboard in its place. */
export class ToolInHand {
  readonly #core: BoardCore;
  #gesture: Gesture | null = null;
  #laid: Parameters<Desk['lay']>[0] = {};
  #cross: { x: number; y: number } | null = null;
  #selected: readonly string[] = [];
  /** The text in the open box; null: no box is open. */
  #draft: string | null = null;
  #turns = 0;
  /** Texts that the room refused. They wait until no box is open. */
  readonly #givenBack: Writing[] = [];
  #nudge: { dx: number; dy: number; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(core: BoardCore) {
    this.#core = core;
  }

  take(tool: Tool): void {
    this.letGo();
    if (tool !== 'select') this.#selected = [];
    this.#cross = null;
    this.#core.change({ tool });
    this.#core.renew();
  }

  colour(colour: BoardColour): void {
    this.#core.change({ colour });
  }

  width(width: number): void {
    this.#core.change({ width });
  }

  /**
   * @param start in units of the board
   * @param options the tool, if it differs from the current one, as for a pen's eraser
   */
  begin(start: InkPoint, options: { hasPressure?: boolean; tool?: Tool } = {}): void {
    this.letGo();
    const { tool: inHand, mayDraw } = this.#core.state();
    const { hasPressure = false, tool = inHand } = options;
    const desk = this.#desk();
    if (tool === 'laser') this.#gesture = point(desk, start);
    else if (!mayDraw || tool === 'hand') return;
    else if (tool === 'pen' || tool === 'marker') {
      this.#gesture = drawStroke(desk, start, { isMarker: tool === 'marker', hasPressure });
    } else if (tool === 'eraser') this.#gesture = erase(desk, start);
    else if (tool === 'select') this.#gesture = pick(desk, start, { isOnCorner: this.#isOnCorner(start) });
    else if (tool === 'text') {
      this.#gesture = {
        extend: () => undefined,
        end: () => this.writeAt(start[0], start[1]),
        cancel: () => undefined,
      };
    } else this.#gesture = drawShape(desk, tool, start);
  }

  extend(points: readonly InkPoint[]): void {
    this.#gesture?.extend(points);
  }

  end(): void {
    const gesture = this.#gesture;
    this.#gesture = null;
    gesture?.end();
  }

  cancel(): void {
    const gesture = this.#gesture;
    this.#gesture = null;
    gesture?.cancel();
  }

  get isUnderWay(): boolean {
    return this.#gesture !== null;
  }

  /** Brings what is under way to its end. */
  letGo(): void {
    this.end();
    this.#keepNudge();
  }

  /** Leaves the page. */
  leavePage(): void {
    this.letGo();
    this.#selected = [];
    this.#cross = null;
    this.#closeText();
  }

  stop(): void {
    this.cancel();
    this.#keepNudge();
  }

  /** Where the keyboard is; null hides it. */
  aim(cross: { x: number; y: number } | null): void {
    this.#cross = cross;
    this.#core.lay();
  }

  get aimed(): { x: number; y: number } | null {
    return this.#cross;
  }

  select(ids: readonly string[]): void {
    this.#keepNudge();
    this.#selected = ids;
    this.#core.renew();
    this.#core.lay();
  }

  /** @returns what is selected and shows on that page */
  selectedOn({ id: page }: BoardPage): Item[] {
    return this.#selected
      .flatMap((id) => this.#core.model.item(id) ?? [])
      .filter((item) => item.page === page);
  }

  /** Erases what is selected. */
  eraseSelected(): void {
    this.#keepNudge();
    const ids = this.#core.state().selected.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += board.ids)
      this.#core.put('del', { ids: ids.slice(at, at + board.ids) });
    this.select([]);
  }

  /** Moves what is selected; several in a row are kept as one. In units of the board. */
  nudge(dx: number, dy: number): void {
    const { mayDraw, selected } = this.#core.state();
    if (!mayDraw || selected.length === 0) return;
    const before = this.#nudge ?? { dx: 0, dy: 0 };
    if (this.#nudge) clearTimeout(this.#nudge.timer);
    const timer = setTimeout(() => this.#keepNudge(), nudgesWait);
    this.#nudge = { dx: before.dx + dx, dy: before.dy + dy, timer };
    const by = { scale: 1, dx: this.#nudge.dx, dy: this.#nudge.dy, x: 0, y: 0 };
    const items = selected.map((item) => ({ ...item, placement: placed(item.placement, by) }));
    this.#laid = { items, hidden: this.#selected, selection: boxAround(items) };
    this.#core.lay();
  }

  /** @param scale how many times as large what is selected becomes, round its middle */
  enlarge(scale: number): void {
    this.#keepNudge();
    const { selected, mayDraw } = this.#core.state();
    const box = boxAround(selected);
    if (!box || !mayDraw) return;
    const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
    putMove(this.#core, selected, { scale, dx: 0, dy: 0, x, y });
  }

  /** Begins a text there, or opens the one that stands there. */
  writeAt(x: number, y: number): void {
    if (!this.#closeText()) return;
    const { page, width } = this.#core.state();
    const there = textUnder(this.#core.model.itemsOf(page.id), x, y);
    if (there) this.rewrite(there);
    else this.#open(this.#newText(x, y, letterSize(width)));
  }

  /** Pastes a text at the keyboard's position, or in the middle. A text that the board refuses stays open. */
  writeWhole(text: string): void {
    if (!this.#closeText()) return;
    const { page, width, view } = this.#core.state();
    const size = letterSize(width);
    const middle = this.#core.middle();
    const layout = layOut(text, size, page.width * pasteShare);
    const height = linesOf({ text, ...layout }).length * size * lineHeight;
    const at = this.#cross ?? {
      x: Math.max(middle.x - layout.width / 2, view.x, edgeOfText / 10),
      y: Math.max(middle.y - height / 2, view.y, edgeOfText / 10),
    };
    const room = Math.max(roomAt(page.width, at.x, size), layout.width);
    this.#open({ ...this.#newText(at.x, at.y, size), room });
    this.written(text);
  }

  rewrite(item: Item): void {
    if (!this.#core.state().mayDraw || !this.#closeText()) return;
    const writing = this.#writingOf(item);
    if (writing) this.#open(writing);
  }

  /** Stores the current text of the box. */
  draft(text: string): void {
    this.#draft = text;
    const { writing, mayDraw } = this.#core.state();
    if (writing?.problem && mayDraw && lengthOf(text) <= board.textCharacters) {
      this.#core.change({ writing: { ...writing, problem: null } });
    }
  }

  /**
   * Puts the text of the box on the board. An emptied text is erased.
   *
   * @param turn the number of the calling box, since a closing box may call late
   * @returns whether the box is closed; if the board refuses the text, the box stays open and says why
   */
  written(text: string, turn?: number): boolean {
    const { writing } = this.#core.state();
    if (!writing || (turn ?? writing.turn) !== writing.turn) return true;
    const whole = text.replace(/\s+$/, '');
    const problem = whole === writing.before ? null : this.#problemOf(whole);
    if (problem !== null) {
      this.#draft = text;
      this.#core.change({ writing: { ...writing, text, problem } });
      return false;
    }
    const { id, before } = writing;
    if (whole !== before && id) this.#putEdit(id, whole, writing);
    else if (whole !== before) this.#putText(whole, writing);
    this.discard();
    return true;
  }

  /** Closes the box without its text. */
  discard(): void {
    this.#draft = null;
    this.#core.change({ writing: null });
    this.#core.lay();
    const next = this.#givenBack.shift();
    if (next) this.#open(next);
  }

  /**
   * Opens a text again that the room refused.
   *
   * @param body the body of the refused operation
   * @param problem the reason, as shown to people
   */
  giveBack(body: BoardBodies['text'], problem: string): void {
    const { text } = body;
    const writing = 'on' in body ? this.#givenEdit(body.on) : this.#givenText(body);
    const given = { ...writing, text, problem };
    if (this.#core.state().writing) this.#givenBack.push(given);
    else this.#open(given);
  }

  #givenEdit(on: string): Writing {
    const item = this.#core.model.item(on);
    return (item && this.#writingOf(item)) ?? this.#newText(edgeOfText, edgeOfText, letterSize(5));
  }

  #givenText({ page, colour, size, x, y }: Exclude<BoardBodies['text'], { on: string }>): Writing {
    return { ...this.#newText(x, y, size), page, colour };
  }

  #newText(x: number, y: number, size: number): Writing {
    const { page, colour } = this.#core.state();
    const room = roomAt(page.width, x, size);
    const place = { page: page.id, x, y, size, colour, room };
    return { turn: 0, id: null, ...place, text: '', before: '', problem: null };
  }

  #writingOf({ id, page, drawn, placement: { scale, dx, dy } }: Item): Writing | null {
    if (drawn.kind !== 'text') return null;
    const { text, colour } = drawn;
    const [x, y, size] = [drawn.x * scale + dx, drawn.y * scale + dy, drawn.size * scale];
    const room = roomAt(this.#core.state().page.width, x, size);
    return { turn: 0, id, page, x, y, size, room, colour, text, before: text, problem: null };
  }

  #open(writing: Writing): void {
    this.#turns += 1;
    this.#draft = writing.text;
    this.#core.change({ writing: { ...writing, turn: this.#turns } });
    this.#core.lay();
  }

  /** @returns whether no text box is open now */
  #closeText(): boolean {
    return this.#draft === null || this.written(this.#draft);
  }

  #problemOf(text: string): string | null {
    if (!this.#core.state().mayDraw) return words.lockedByTutor();
    const count = lengthOf(text);
    const most = board.textCharacters;
    return count > most ? words.textTooLong({ count, most }) : null;
  }

  #putText(text: string, { page: id, colour, size, x, y, room }: Writing): void {
    if (text === '') return;
    const page = this.#core.state().pages.find((each) => each.id === id) ?? this.#core.state().page;
    const layout = layOut(text, size, room);
    const height = linesOf({ text, ...layout }).length * size * lineHeight;
    this.#core.put('text', {
      page: page.id,
      colour,
      size: tidy(size),
      x: tidy(within(x, layout.width, page.width)),
      y: tidy(within(y, height, page.height)),
      text,
      ...layout,
    });
  }

  #putEdit(on: string, text: string, { size: seen, room }: Writing): void {
    const drawn = this.#core.model.item(on)?.drawn;
    // If another person has erased it meanwhile, nothing is left to erase. The edit is still sent, in case the erasure is undone.
    if (text === '') this.#core.put('del', { ids: [on] });
    else {
      const size = drawn?.kind === 'text' ? drawn.size : seen;
      this.#core.put('text', { on, text, ...layOut(text, size, (room * size) / seen) });
    }
  }

  /** What is drawn above the board for it, and the ids of what that stands for. */
  overlay(): Pick<Overlay, 'items' | 'selection' | 'frame' | 'cross'> & { hidden: readonly string[] } {
    const { items = [], hidden = [], selection, frame = null } = this.#laid;
    return {
      items,
      hidden,
      selection: selection === undefined ? boxAround(this.#core.state().selected) : selection,
      frame,
      cross: this.#cross,
    };
  }

  #desk(): Desk {
    const { page, colour, width, view } = this.#core.state();
    return {
      page: page.id,
      colour,
      width,
      pixel: 1 / view.scale,
      items: () => this.#core.model.itemsOf(page.id),
      selected: () => this.#core.state().selected,
      select: (ids) => this.select(ids),
      put: this.#core.put,
      say: (body) => this.#core.link.eph(body),
      lay: (laid) => {
        this.#laid = laid;
        this.#core.lay();
      },
    };
  }

  #keepNudge(): void {
    const nudge = this.#nudge;
    if (!nudge) return;
    clearTimeout(nudge.timer);
    this.#nudge = null;
    this.#laid = {};
    const by = { scale: 1, dx: nudge.dx, dy: nudge.dy, x: 0, y: 0 };
    putMove(this.#core, this.#core.state().selected, by);
    this.#core.lay();
  }

  #isOnCorner([x, y]: InkPoint): boolean {
    const { selected, view } = this.#core.state();
    const box = boxAround(selected);
    // A finger is wider than a pointer.
    const reach = (handleEdge * 1.2) / view.scale;
    return box !== null && Math.abs(x - box.x2) <= reach && Math.abs(y - box.y2) <= reach;
  }
}
