import type { BoardModel } from './BoardModel';
import { type BoardLook, boardLooks } from './boardLook';
import { boxOf, fitting, meets, type View } from './geometry';
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
}

const emptyOverlay: Overlay = { items: [], selection: null, frame: null, cross: null, lasers: [] };

/** The edge of the corner to pull at, in CSS pixels. */
export const handleEdge = 14;

/**
 * Draws one page of a board on two canvases, one upon the other: what is kept, to which a new item is only added, and what
 * is under way, which is drawn anew in each frame.
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
  #hidden: ReadonlySet<string> = new Set();
  #overlay: Overlay = emptyOverlay;
  #added: Item[] = [];
  #isBaseStale = true;
  #isLiveStale = true;
  #frame = 0;

  constructor(base: HTMLCanvasElement, live: HTMLCanvasElement, model: BoardModel, pictures: Pictures) {
    this.#base = base;
    this.#live = live;
    this.#model = model;
    this.#pictures = pictures;
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

  /** @param hidden items that are drawn by the overlay instead */
  lay(overlay: Overlay, hidden: ReadonlySet<string>): void {
    this.#overlay = overlay;
    this.#isLiveStale = true;
    if (hidden !== this.#hidden && !isSame(hidden, this.#hidden)) this.#isBaseStale = true;
    this.#hidden = hidden;
    this.#ask();
  }

  /** An item came on top of what is drawn. */
  add(item: Item): void {
    if (item.page !== this.#page.id) return;
    this.#added.push(item);
    this.#ask();
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
    if (this.#isBaseStale) this.#paintBase();
    else if (added.length > 0) this.#paintAdded(added);
    if (this.#isLiveStale) this.#paintLive();
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
        if (!this.#hidden.has(item.id) && meets(boxOf(item), seen)) this.#paintItem(pen, item);
      }
    });
  }

  #paintAdded(items: readonly Item[]): void {
    this.#within(this.#base, (pen) => {
      for (const item of items) if (!this.#hidden.has(item.id)) this.#paintItem(pen, item);
    });
  }

  #paintLive(): void {
    const canvas = this.#live;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const { items, selection, frame, cross, lasers } = this.#overlay;
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
