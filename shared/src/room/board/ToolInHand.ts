import { type BoardColour, board } from '@paadam/shared/domain';
import { handleEdge, type Overlay } from './BoardPainter';
import type { BoardCore } from './boardState';
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

/** Milliseconds that a nudge waits for the next. */
const nudgesWait = 500;

/** The height of letters by the pen's width. */
const letterSize = (width: number): number => 16 + width * 6;

/** What one person's hand does on the page that is shown: by the pointer, or by the keyboard in its place. */
export class ToolInHand {
  readonly #core: BoardCore;
  #gesture: Gesture | null = null;
  #laid: Parameters<Desk['lay']>[0] = {};
  #cross: { x: number; y: number } | null = null;
  #selected: readonly string[] = [];
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
   * @param options the tool, if it is not the one in hand, as the other end of a pen is
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
    this.#core.change({ writing: null });
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
    const { page, colour, width } = this.#core.state();
    const there = textUnder(this.#core.model.itemsOf(page.id), x, y);
    if (there) this.rewrite(there);
    else {
      this.#core.change({
        writing: { id: null, page: page.id, x, y, size: letterSize(width), colour, text: '' },
      });
      this.#core.lay();
    }
  }

  rewrite({ id, page, drawn, placement: { scale, dx, dy } }: Item): void {
    if (drawn.kind !== 'text' || !this.#core.state().mayDraw) return;
    const { x, y, size, colour, text } = drawn;
    const place = { x: x * scale + dx, y: y * scale + dy, size: size * scale };
    this.#core.change({ writing: { id, page, ...place, colour, text } });
    this.#core.lay();
  }

  /** @param text what was written; an empty one leaves what there was */
  written(text: string): void {
    const { writing, mayDraw } = this.#core.state();
    if (!writing) return;
    this.#core.change({ writing: null });
    this.#core.lay();
    const words = text.slice(0, board.textCharacters).replace(/\s+$/, '');
    if (!mayDraw || words === '' || words === writing.text) return;
    const { id, page, colour, size, x, y } = writing;
    if (id) this.#core.put('text', { on: id, text: words });
    else this.#core.put('text', { page, colour, size: tidy(size), x: tidy(x), y: tidy(y), text: words });
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
