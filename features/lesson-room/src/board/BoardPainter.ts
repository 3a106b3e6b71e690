import type { BoardModel } from './BoardModel';
import { type BoardLook, boardLooks } from './boardLook';
import { fitting, meets, seenBoxOf, type View } from './geometry';
import type { BoardPage, Box, Item } from './items';
import { type Pen, type Pictures, paintItem, paintPaper } from './paint';

/** What is drawn above the board, and not kept. */
export interface Overlay {
  /** Under way, moved or made larger: items as they are at this moment. */
  items: readonly Pick<Item, 'drawn' | 'placement'>[];
  /** Round what is selected; with a corner to pull at, where it can be changed. */
  selection: Box | null;
  /** What is being spanned to select. */
  frame: Box | null;
  /** Where the keyboard draws. */
  cross: { x: number; y: number } | null;
  lasers: readonly { x: number; y: number; name: string }[];
  /** Ids of items that the overlay draws instead, or that are hidden. */
  hidden: ReadonlySet<string>;
}

/** The edge of the corner to pull at, in CSS pixels. */
export const handleEdge = 14;

/** Up to so many new items are added to the drawing. For more, the page is redrawn. */
const mostAdded = 200;

/**
 * Draws one page of a board on two canvases, one upon the other: what is kept, to which a new item is only added, and what
 * is under way. It draws at most once a frame, and reads the state only then.
 */
export class BoardPainter {
  readonly #base: HTMLCanvasElement;
  readonly #live: HTMLCanvasElement;
  readonly #model: BoardModel;
  readonly #pictures: Pictures;
  #look: BoardLook = boardLooks.light;
  #size = { width: 1, height: 1 };
  #ratio = 1;
  #page: BoardPage;
  #view: View = { x: 0, y: 0, scale: 1 };
  readonly #overlay: () => Overlay;
  #hidden: ReadonlySet<string> = new Set();
  #added: Item[] = [];
  #isBaseStale = true;
  #isLiveStale = true;
  #frame = 0;

  /** @param overlay called at each drawing for the content above the board */
  constructor(
    canvases: { base: HTMLCanvasElement; live: HTMLCanvasElement },
    model: BoardModel,
    pictures: Pictures,
    overlay: () => Overlay,
  ) {
    this.#base = canvases.base;
    this.#live = canvases.live;
    this.#model = model;
    this.#pictures = pictures;
    this.#overlay = overlay;
    const [first] = model.pages();
    if (!first) throw new Error('A board has a page.');
    this.#page = first;
    this.#view = fitting(first, this.#size);
  }

  /** @param ratio device pixels of a CSS pixel */
  resize(width: number, height: number, ratio: number): void {
    this.#size = { width, height };
    this.#ratio = ratio;
    for (const canvas of [this.#base, this.#live]) {
      canvas.width = Math.max(Math.round(width * ratio), 1);
      canvas.height = Math.max(Math.round(height * ratio), 1);
    }
    this.redraw();
  }

  show(page: BoardPage, view: View): void {
    if (page === this.#page && view === this.#view) return;
    this.#page = page;
    this.#view = view;
    this.redraw();
  }

  set look(look: BoardLook) {
    if (look === this.#look) return;
    this.#look = look;
    this.redraw();
  }

  /** Call it when the content above the board has changed. */
  lay(): void {
    this.#isLiveStale = true;
    this.#ask();
  }

  /** An item came on top of what is drawn. */
  add(item: Item): void {
    if (item.page !== this.#page.id || this.#isBaseStale) return;
    this.#added.push(item);
    if (this.#added.length > mostAdded) this.redraw();
    else this.#ask();
  }

  redraw(): void {
    this.#isBaseStale = true;
    this.#isLiveStale = true;
    this.#ask();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#paint);
  }

  readonly #paint = (): void => {
    this.#frame = 0;
    const added = this.#added.splice(0);
    const overlay = this.#isLiveStale || this.#isBaseStale ? this.#overlay() : null;
    if (overlay && !isSame(overlay.hidden, this.#hidden)) {
      this.#hidden = overlay.hidden;
      this.#isBaseStale = true;
    }
    if (this.#isBaseStale) this.#paintBase();
    else if (added.length > 0) this.#paintAdded(added);
    if (overlay) this.#paintLive(overlay);
    this.#isBaseStale = false;
    this.#isLiveStale = false;
  };

  /** In units of the board, cut off at the page's edge. */
  #penOf(canvas: HTMLCanvasElement): Pen | null {
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    const { x, y, scale } = this.#view;
    const zoom = scale * this.#ratio;
    pen.setTransform(zoom, 0, 0, zoom, -x * zoom, -y * zoom);
    pen.beginPath();
    pen.rect(0, 0, this.#page.width, this.#page.height);
    pen.clip();
    return pen;
  }

  #paintBase(): void {
    const ground = this.#base.getContext('2d');
    if (!ground) return;
    ground.save();
    ground.setTransform(1, 0, 0, 1, 0, 0);
    ground.fillStyle = this.#look.ground;
    ground.fillRect(0, 0, this.#base.width, this.#base.height);
    ground.restore();
    this.#within(this.#base, (pen) => {
      paintPaper(pen, this.#page, this.#model.paperOf(this.#page.id), this.#look);
      const { x, y, scale } = this.#view;
      const seen = { x1: x, y1: y, x2: x + this.#size.width / scale, y2: y + this.#size.height / scale };
      for (const item of this.#model.itemsOf(this.#page.id)) {
        if (!this.#hidden.has(item.id) && meets(seenBoxOf(item), seen)) this.#paintItem(pen, item);
      }
    });
  }

  #paintAdded(items: readonly Item[]): void {
    this.#within(this.#base, (pen) => {
      for (const item of items) if (!this.#hidden.has(item.id)) this.#paintItem(pen, item);
    });
  }

  #paintLive({ items, selection, frame, cross, lasers }: Overlay): void {
    const canvas = this.#live;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    this.#within(canvas, (inside) => {
      for (const item of items) this.#paintItem(inside, item);
    });
    const { x, y, scale } = this.#view;
    const zoom = scale * this.#ratio;
    pen.save();
    pen.setTransform(zoom, 0, 0, zoom, -x * zoom, -y * zoom);
    const pixel = 1 / scale;
    for (const [box, dash] of [
      [selection, 0],
      [frame, 6 * pixel],
    ] as const) {
      if (!box) continue;
      pen.strokeStyle = this.#look.selection;
      pen.lineWidth = 1.5 * pixel;
      pen.setLineDash([dash, dash]);
      pen.strokeRect(box.x1, box.y1, box.x2 - box.x1, box.y2 - box.y1);
    }
    pen.setLineDash([]);
    if (selection) {
      const edge = handleEdge * pixel;
      pen.fillStyle = this.#look.selection;
      pen.fillRect(selection.x2 - edge / 2, selection.y2 - edge / 2, edge, edge);
    }
    if (cross) {
      pen.strokeStyle = this.#look.laser;
      pen.lineWidth = 2 * pixel;
      pen.beginPath();
      pen.moveTo(cross.x - 14 * pixel, cross.y);
      pen.lineTo(cross.x + 14 * pixel, cross.y);
      pen.moveTo(cross.x, cross.y - 14 * pixel);
      pen.lineTo(cross.x, cross.y + 14 * pixel);
      pen.stroke();
    }
    for (const laser of lasers) {
      pen.fillStyle = this.#look.laser;
      pen.beginPath();
      pen.arc(laser.x, laser.y, 6 * pixel, 0, 2 * Math.PI);
      pen.fill();
      pen.font = `600 ${13 * pixel}px Figtree, system-ui, sans-serif`;
      pen.textBaseline = 'middle';
      pen.fillText(laser.name, laser.x + 12 * pixel, laser.y);
    }
    pen.restore();
  }

  #within(canvas: HTMLCanvasElement, paint: (pen: Pen) => void): void {
    canvas.getContext('2d')?.save();
    const pen = this.#penOf(canvas);
    if (pen) paint(pen);
    pen?.restore();
  }

  #paintItem(pen: Pen, item: Pick<Item, 'drawn' | 'placement'>): void {
    paintItem(pen, item, this.#look, this.#pictures);
  }
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
