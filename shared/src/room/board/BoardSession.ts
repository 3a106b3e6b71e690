import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardColour, type BoardPaper, board } from '@paadam/shared/domain';
import type { Ephemeral, RoomEvent, RoomLink } from '../link/RoomLink';
import { Announcements, type BringWords } from './Announcements';
import { BoardModel, type Change } from './BoardModel';
import { BoardPainter, emptyOverlay, handleEdge, type Overlay } from './BoardPainter';
import { type BoardLook, boardLooks } from './boardLook';
import { bounded, boxAround, fitting, showing, type View, zoomed } from './geometry';
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
  shapeTools,
  type Tool,
  textUnder,
  tidy,
} from './gestures';
import { InkUnderWay } from './InkUnderWay';
import type { BoardPage, Box, InkPoint, Item } from './items';
import { Pictures } from './Pictures';

/** A text that is being written; `id` of one that stands there already. */
export interface Writing {
  id: string | null;
  page: string;
  x: number;
  y: number;
  size: number;
  colour: BoardColour;
  text: string;
}

/** What the screen around the canvases shows. */
export interface BoardState {
  tool: Tool;
  colour: BoardColour;
  width: number;
  pages: readonly BoardPage[];
  page: BoardPage;
  /** From 1. */
  pageNumber: number;
  paper: BoardPaper;
  view: View;
  isLocked: boolean;
  /** Whether this person may draw at this moment. */
  mayDraw: boolean;
  canUndo: boolean;
  canRedo: boolean;
  selected: readonly Item[];
  writing: Writing | null;
  /** Whether the others are asked to see what one sees. */
  isLeading: boolean;
  /** Whose view one sees, and whose one could. */
  following: string | null;
  leader: string | null;
  /** The others who are on another page. */
  elsewhere: readonly { name: string; page: string; number: number }[];
  /** What to read out; another object each time. */
  said: { words: string };
}

/** The pen's widths in units of the board. */
export const penWidths: readonly number[] = [3, 5, 9];

/** The height of letters by the pen's width. */
export const letterSize = (width: number): number => 16 + width * 6;

/** Milliseconds: how long a laser's point stays, a nudge waits for the next. */
const laserStays = 1_500;
const nudgesWait = 500;
const viewEach = 100;

interface Sight {
  page: string;
  box: Box;
  lead: boolean;
}

/**
 * What one person does at a lesson's board, in one tab: the tool in hand, the page and the part of it that are seen, and what the
 * others show at this moment. The board itself is the model's.
 */
export class BoardSession {
  readonly model = new BoardModel();
  readonly pictures: Pictures;
  readonly #link: RoomLink;
  readonly #mayEver: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
  readonly #ink: InkUnderWay;
  readonly #announcements: Announcements;
  readonly #lasers = new Map<
    string,
    { page: string; x: number; y: number; timer: ReturnType<typeof setTimeout> }
  >();
  readonly #sights = new Map<string, Sight>();
  /** Whose view one did not want to follow. */
  readonly #declined = new Set<string>();
  #painter: BoardPainter | null = null;
  #look: BoardLook = boardLooks.light;
  #frame = { width: 1, height: 1 };
  /** Whether the page is shown as it fits, also in a frame of another size. */
  #isFitted = true;
  #gesture: Gesture | null = null;
  #overlay: Parameters<Desk['lay']>[0] = {};
  #cross: { x: number; y: number } | null = null;
  #selected: readonly string[] = [];
  #nudge: { dx: number; dy: number; timer: ReturnType<typeof setTimeout> } | null = null;
  #viewTimer: ReturnType<typeof setTimeout> | undefined;
  #state: BoardState;

  /**
   * @param isReadOnly whether this person only looks on, whatever the lock says
   * @param bringWords brings what tells of the others' doing
   */
  constructor(link: RoomLink, isReadOnly: boolean, bringWords: BringWords) {
    this.#link = link;
    this.#mayEver = !isReadOnly;
    this.pictures = new Pictures(
      (file) => link.files.load(file),
      () => this.#painter?.redraw(),
    );
    this.#ink = new InkUnderWay(() => this.#layOverlay());
    this.#announcements = new Announcements({
      bring: bringWords,
      nameOf: (user) => link.people().find((person) => person.user === user)?.name ?? 'Somebody',
      say: (words) => this.say(words),
    });
    const [page] = this.model.pages();
    if (!page) throw new Error('A board has a page.');
    this.#state = {
      tool: isReadOnly ? 'hand' : 'pen',
      colour: 'ink',
      width: 5,
      pages: [page],
      page,
      pageNumber: 1,
      paper: 'plain',
      view: fitting(page, this.#frame),
      isLocked: false,
      mayDraw: !isReadOnly,
      canUndo: false,
      canRedo: false,
      selected: [],
      writing: null,
      isLeading: false,
      following: null,
      leader: null,
      elsewhere: [],
      said: { words: '' },
    };
  }

  /** Begins to hear the room; @returns what ends it */
  start(): () => void {
    let isPast = true;
    this.pictures.open();
    this.#stops.push(
      this.#link.onEvents((events) => this.#hear(events, isPast || !this.#link.state().isWhole)),
      this.#link.onRefused(({ id, message }) => {
        if (!this.model.event(id)) return;
        this.#show(this.model.refuse(id));
        this.say(`Your last change was not kept. ${message}`);
        this.#renew();
      }),
      this.#link.onEph((from, b) => this.#hearEphemeral(from, b)),
      this.#link.onPeers(() => this.#seePeers()),
    );
    isPast = false;
    this.#tellView();
    return () => {
      for (const stop of this.#stops.splice(0)) stop();
      this.cancel();
      this.#keepNudge();
      this.#painter?.stop();
      this.#ink.stop();
      this.#announcements.stop();
      clearTimeout(this.#viewTimer);
      for (const { timer } of this.#lasers.values()) clearTimeout(timer);
      this.pictures.close();
    };
  }

  readonly state = (): BoardState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The canvases are there. */
  paintOn(base: HTMLCanvasElement, live: HTMLCanvasElement): void {
    this.#painter?.stop();
    this.#painter = new BoardPainter(base, live, this.model, this.pictures.find);
    this.#painter.look = this.#look;
    this.#painter.show(this.#state.page, this.#state.view);
    this.#layOverlay();
  }

  resize(width: number, height: number, ratio: number): void {
    this.#frame = { width, height };
    this.#painter?.resize(width, height, ratio);
    const { page, view, following } = this.#state;
    if (following) this.#seeWith(following);
    else
      this.#see(
        this.#isFitted ? fitting(page, this.#frame) : bounded(view, page, this.#frame),
        this.#isFitted,
      );
  }

  wear(scheme: 'light' | 'dark'): void {
    this.#look = boardLooks[scheme];
    if (this.#painter) this.#painter.look = this.#look;
  }

  // What is in the hand.

  take(tool: Tool): void {
    this.#letGo();
    if (tool !== 'select') this.#selected = [];
    if (this.#cross) this.#cross = null;
    this.#change({ tool });
    this.#renew();
  }

  colour(colour: BoardColour): void {
    this.#change({ colour });
  }

  width(width: number): void {
    this.#change({ width });
  }

  // The pointer, and the keyboard in its place.

  /** @param start in units of the board */
  begin(start: InkPoint, { hasPressure = false }: { hasPressure?: boolean } = {}): void {
    this.#letGo();
    const { tool, mayDraw } = this.#state;
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

  /** Where the keyboard is; null hides it. */
  aim(cross: { x: number; y: number } | null): void {
    this.#cross = cross;
    this.#layOverlay();
  }

  get aimed(): { x: number; y: number } | null {
    return this.#cross;
  }

  /** @returns the middle of what is seen, in units of the board */
  middle(): { x: number; y: number } {
    const { view, page } = this.#state;
    const within = (at: number, length: number): number => Math.min(Math.max(at, 0), length);
    return {
      x: within(view.x + this.#frame.width / view.scale / 2, page.width),
      y: within(view.y + this.#frame.height / view.scale / 2, page.height),
    };
  }

  // What is selected.

  select(ids: readonly string[]): void {
    this.#keepNudge();
    this.#selected = ids;
    this.#renew();
    this.#layOverlay();
  }

  /** Erases what is selected. */
  eraseSelected(): void {
    this.#keepNudge();
    const ids = this.#state.selected.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += board.ids)
      this.#put('del', { ids: ids.slice(at, at + board.ids) });
    this.select([]);
  }

  /** Moves what is selected; several in a row are kept as one. In units of the board. */
  nudge(dx: number, dy: number): void {
    if (!this.#state.mayDraw || this.#state.selected.length === 0) return;
    const before = this.#nudge ?? { dx: 0, dy: 0 };
    if (this.#nudge) clearTimeout(this.#nudge.timer);
    const timer = setTimeout(() => this.#keepNudge(), nudgesWait);
    this.#nudge = { dx: before.dx + dx, dy: before.dy + dy, timer };
    const by = { scale: 1, dx: this.#nudge.dx, dy: this.#nudge.dy, x: 0, y: 0 };
    const items = this.#state.selected.map((item) => ({ ...item, placement: placed(item.placement, by) }));
    this.#overlay = { items, hidden: this.#selected, selection: boxAround(items) };
    this.#layOverlay();
  }

  /** @param scale how many times as large what is selected becomes, round its middle */
  enlarge(scale: number): void {
    this.#keepNudge();
    const { selected, mayDraw } = this.#state;
    const box = boxAround(selected);
    if (!box || !mayDraw) return;
    const [x, y] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
    putMove({ put: (k, b) => this.#put(k, b) }, selected, { scale, dx: 0, dy: 0, x, y });
  }

  // Texts.

  /** Begins a text there, or opens the one that stands there. */
  writeAt(x: number, y: number): void {
    const { page, colour, width } = this.#state;
    const there = textUnder(this.model.itemsOf(page.id), x, y);
    if (there) this.rewrite(there);
    else this.#write({ id: null, page: page.id, x, y, size: letterSize(width), colour, text: '' });
  }

  rewrite({ id, page, drawn, placement: { scale, dx, dy } }: Item): void {
    if (drawn.kind !== 'text' || !this.#state.mayDraw) return;
    const { x, y, size, colour, text } = drawn;
    this.#write({ id, page, x: x * scale + dx, y: y * scale + dy, size: size * scale, colour, text });
  }

  /** @param text what was written; an empty one leaves what there was */
  written(text: string): void {
    const { writing, mayDraw } = this.#state;
    if (!writing) return;
    this.#change({ writing: null });
    this.#layOverlay();
    const words = text.slice(0, board.textCharacters).replace(/\s+$/, '');
    if (!mayDraw || words === '' || words === writing.text) return;
    const { id, page, colour, size, x, y } = writing;
    if (id) this.#put('text', { on: id, text: words });
    else this.#put('text', { page, colour, size: tidy(size), x: tidy(x), y: tidy(y), text: words });
  }

  // What becomes of the board.

  undo(): void {
    this.#letGo();
    const of = this.model.undoable(this.#link.you.user);
    if (of && this.#state.mayDraw) this.#put('restore', { of });
  }

  redo(): void {
    this.#letGo();
    const of = this.model.redoable(this.#link.you.user);
    if (of && this.#state.mayDraw) this.#put('restore', { of, redo: true });
  }

  clear(): void {
    this.#letGo();
    this.#put('clear', { page: this.#state.page.id });
  }

  choosePaper(paper: BoardPaper): void {
    this.#put('paper', { page: this.#state.page.id, paper });
  }

  /** @param size in units of the board; default: that of the first page */
  addPage(size: { width: number; height: number } = board.page): string {
    const id = this.#put('page', {
      after: this.#state.page.id,
      width: tidy(size.width),
      height: tidy(size.height),
    });
    this.goTo(id);
    return id;
  }

  /** Takes the page that is shown away, unless it is the first. */
  removePage(): void {
    const { page, pages, pageNumber } = this.#state;
    if (page.id === board.firstPage) return;
    this.#put('del', { ids: [page.id] });
    this.goTo((pages[pageNumber - 2] ?? page).id);
  }

  /** Puts a picture that was uploaded onto the page that is shown, in its middle or as large as the page. */
  addImage(file: string, size: { width: number; height: number }, alt: string, isWholePage: boolean): void {
    const { page } = this.#state;
    const share = isWholePage ? 1 : 0.7;
    const scale = Math.min((page.width * share) / size.width, (page.height * share) / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    const id = this.#put('image', {
      page: page.id,
      file,
      x: tidy((page.width - width) / 2),
      y: tidy((page.height - height) / 2),
      width: tidy(width),
      height: tidy(height),
      alt: alt.slice(0, 200),
    });
    if (isWholePage) return;
    this.take('select');
    this.select([id]);
  }

  lock(isLocked: boolean): void {
    this.#put('lock', { on: isLocked });
  }

  // What is seen.

  goTo(id: string): void {
    this.#stopFollowing();
    this.#turnTo(id);
  }

  /** Zooms around a pixel of the frame; default: its middle. */
  zoom(by: number, at = { x: this.#frame.width / 2, y: this.#frame.height / 2 }): void {
    this.#stopFollowing();
    this.#see(bounded(zoomed(this.#state.view, by, at), this.#state.page, this.#frame), false);
  }

  /** @param dx in CSS pixels */
  pan(dx: number, dy: number): void {
    this.#stopFollowing();
    const { view, page } = this.#state;
    const moved = { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
    this.#see(bounded(moved, page, this.#frame), false);
  }

  fit(): void {
    this.#stopFollowing();
    this.#see(fitting(this.#state.page, this.#frame), true);
  }

  lead(isLeading: boolean): void {
    if (isLeading) this.#stopFollowing();
    this.#change({ isLeading });
    this.#tellView();
  }

  follow(isWanted: boolean): void {
    const { leader } = this.#state;
    if (isWanted && leader) {
      this.#declined.delete(leader);
      this.#followWhoLeads();
    } else this.#stopFollowing();
  }

  /** Reads something out. */
  say(words: string): void {
    this.#change({ said: { words } });
  }

  #desk(): Desk {
    const { page, colour, width, view } = this.#state;
    return {
      page: page.id,
      colour,
      width,
      pixel: 1 / view.scale,
      items: () => this.model.itemsOf(page.id),
      selected: () => this.#state.selected,
      select: (ids) => this.select(ids),
      put: (kind, body) => this.#put(kind, body),
      say: (body) => this.#link.eph(body),
      lay: (overlay) => {
        this.#overlay = overlay;
        this.#layOverlay();
      },
    };
  }

  #put<K extends keyof BoardBodies>(kind: K, body: BoardBodies[K]): string {
    return this.#link.put(kind, body);
  }

  /** Brings what is under way to its end. */
  #letGo(): void {
    this.end();
    this.#keepNudge();
  }

  #keepNudge(): void {
    const nudge = this.#nudge;
    if (!nudge) return;
    clearTimeout(nudge.timer);
    this.#nudge = null;
    this.#overlay = {};
    const by = { scale: 1, dx: nudge.dx, dy: nudge.dy, x: 0, y: 0 };
    putMove({ put: (k, b) => this.#put(k, b) }, this.#state.selected, by);
    this.#layOverlay();
  }

  #isOnCorner([x, y]: InkPoint): boolean {
    const box = boxAround(this.#state.selected);
    // A finger is wider than a pointer.
    const reach = (handleEdge * 1.2) / this.#state.view.scale;
    return box !== null && Math.abs(x - box.x2) <= reach && Math.abs(y - box.y2) <= reach;
  }

  #write(writing: Writing): void {
    this.#change({ writing });
    this.#layOverlay();
  }

  #hear(events: readonly RoomEvent[], isPast: boolean): void {
    const news: RoomEvent[] = [];
    for (const event of events) {
      const isNew = !this.model.event(event.id);
      this.#show(this.model.apply(event));
      this.#ink.kept(event.id);
      if (isNew && !isPast && event.by !== this.#link.you.user) news.push(event);
    }
    this.#announcements.hear(news);
    this.#renew();
    this.#layOverlay();
  }

  #show(change: Change): void {
    if (change.what === 'added') this.#painter?.add(change.item);
    if (change.what === 'pages') this.#painter?.redraw();
    if (change.what === 'page' && change.page === this.#state.page.id) this.#painter?.redraw();
  }

  #hearEphemeral(from: string, b: Ephemeral): void {
    if (b.k === 'ink') this.#ink.hear(from, b);
    if (b.k === 'view') {
      // Of two who lead, the later one does.
      if (b.lead && !this.#sights.get(from)?.lead && this.#state.isLeading) this.lead(false);
      this.#sights.set(from, b as unknown as Sight);
      this.#seePeers();
    }
    if (b.k === 'cursor') {
      const { page, x, y } = b as unknown as { page: string; x: number; y: number };
      clearTimeout(this.#lasers.get(from)?.timer);
      const timer = setTimeout(() => {
        this.#lasers.delete(from);
        this.#layOverlay();
      }, laserStays);
      this.#lasers.set(from, { page, x, y, timer });
      this.#layOverlay();
    }
  }

  #seePeers(): void {
    const peers = this.#link.peers();
    for (const peer of this.#sights.keys()) {
      if (!peers.some((each) => each.peer === peer)) this.#sights.delete(peer);
    }
    this.#followWhoLeads();
    this.#renew();
  }

  /** Who leads is followed, unless one did not want to. */
  #followWhoLeads(): void {
    const leader = [...this.#sights].find(([, { lead }]) => lead)?.[0] ?? null;
    if (!leader) this.#declined.clear();
    const following = leader !== null && !this.#declined.has(leader) ? leader : null;
    if (leader !== this.#state.leader || following !== this.#state.following)
      this.#change({ leader, following });
    if (following) this.#seeWith(following);
  }

  #seeWith(peer: string): void {
    const sight = this.#sights.get(peer);
    if (!sight) return;
    this.#turnTo(sight.page);
    if (this.#state.page.id === sight.page) this.#see(showing(sight.box, this.#frame), false);
  }

  #stopFollowing(): void {
    const { leader, following } = this.#state;
    if (!following) return;
    if (leader) this.#declined.add(leader);
    this.#change({ following: null });
  }

  #turnTo(id: string): void {
    const page = this.#state.pages.find((each) => each.id === id);
    if (!page || page.id === this.#state.page.id) return;
    this.#letGo();
    this.#selected = [];
    this.#cross = null;
    this.#change({ page, writing: null });
    this.#renew();
    this.#see(fitting(page, this.#frame), true);
  }

  #see(view: View, isFitted: boolean): void {
    this.#isFitted = isFitted;
    this.#change({ view });
    this.#painter?.show(this.#state.page, view);
    this.#layOverlay();
    this.#viewTimer ??= setTimeout(() => {
      this.#viewTimer = undefined;
      this.#tellView();
    }, viewEach);
  }

  #tellView(): void {
    const { page, view, isLeading } = this.#state;
    const [width, height] = [this.#frame.width / view.scale, this.#frame.height / view.scale];
    const box = { x1: tidy(view.x), y1: tidy(view.y), x2: tidy(view.x + width), y2: tidy(view.y + height) };
    this.#link.eph({ k: 'view', page: page.id, box, lead: isLeading });
  }

  /** What of the state follows from the model and the others. */
  #renew(): void {
    const pages = this.model.pages();
    const { page: before, pageNumber } = this.#state;
    const there = pages.findIndex(({ id }) => id === before.id);
    // Of a page that was taken away, to the one before it.
    const at = there >= 0 ? there : Math.min(pageNumber - 1, pages.length) - 1;
    const page = pages[at] ?? pages[0] ?? before;
    const selected = this.#selected
      .flatMap((id) => this.model.item(id) ?? [])
      .filter((item) => item.page === page.id);
    const { user, role } = this.#link.you;
    const { isLocked } = this.model;
    const mayDraw = this.#mayEver && (!isLocked || role === 'tutor');
    if (!mayDraw && this.#gesture && this.#state.tool !== 'laser') this.cancel();
    this.#change({
      pages,
      page,
      pageNumber: Math.max(at, 0) + 1,
      paper: this.model.paperOf(page.id),
      isLocked,
      mayDraw,
      canUndo: mayDraw && this.model.undoable(user) !== null,
      canRedo: mayDraw && this.model.redoable(user) !== null,
      selected,
      elsewhere: this.#elsewhere(pages, page.id),
      ...(page.id !== before.id && { view: fitting(page, this.#frame) }),
    });
    this.#painter?.show(page, this.#state.view);
  }

  #elsewhere(pages: readonly BoardPage[], here: string): BoardState['elsewhere'] {
    return this.#link.peers().flatMap(({ peer, user, name, isAway }) => {
      const page = this.#sights.get(peer)?.page;
      const at = pages.findIndex(({ id }) => id === page);
      if (!page || page === here || at < 0 || isAway || user === this.#link.you.user) return [];
      return [{ name, page, number: at + 1 }];
    });
  }

  #layOverlay(): void {
    const { page, writing, selected } = this.#state;
    const { items = [], hidden = [], selection, frame = null } = this.#overlay;
    const lasers = [...this.#lasers].flatMap(([peer, { page: there, x, y }]) => {
      const { name = '' } = this.#link.peers().find((each) => each.peer === peer) ?? {};
      return there === page.id ? [{ name, x, y }] : [];
    });
    const overlay: Overlay = {
      ...emptyOverlay,
      items: [...this.#ink.on(page.id), ...items],
      selection: selection === undefined ? boxAround(selected) : selection,
      frame,
      cross: this.#cross,
      lasers,
    };
    const unseen = new Set([...hidden, ...this.#ink.covered(), ...(writing?.id ? [writing.id] : [])]);
    this.#painter?.lay(overlay, unseen);
  }

  #change(part: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether a tool draws with the colour and width in hand. */
export const hasInk = (tool: Tool): boolean =>
  tool === 'pen' || tool === 'marker' || tool === 'text' || shapeTools.some((shape) => shape === tool);
