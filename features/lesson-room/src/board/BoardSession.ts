import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardPaper, board, clipGraphemes } from '@paadam/shared/domain';
import type { Ephemeral, RoomEvent, RoomLink } from '../link/RoomLink';
import * as words from '../messages/board';
import { Announcements, type BringWords } from './Announcements';
import { BoardModel, type Change } from './BoardModel';
import { BoardPainter, type Overlay } from './BoardPainter';
import { BoardView } from './BoardView';
import { type BoardLook, boardLooks } from './boardLook';
import type { BoardCore, BoardState } from './boardState';
import { Copies } from './Copies';
import { freeRoom, middleOf } from './freeRoom';
import { boxOf, fitting } from './geometry';
import { tidy } from './gestures';
import { InkUnderWay } from './InkUnderWay';
import { Lasers } from './Lasers';
import { Pictures } from './Pictures';
import { ToolInHand } from './ToolInHand';

/**
 * One person's part in a lesson's board, in one tab: it brings together the board itself, which is the model's, the tool in the
 * `hand`, what of the board is in `view`, and what the others show at this moment.
 */
export class BoardSession {
  readonly model = new BoardModel();
  readonly pictures: Pictures;
  readonly hand: ToolInHand;
  readonly view: BoardView;
  readonly copies: Copies;
  readonly #link: RoomLink;
  readonly #core: BoardCore;
  readonly #mayEver: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
  /** Groups of operations that are undone and redone together, by each operation's id. */
  readonly #together = new Map<string, readonly string[]>();
  readonly #ink: InkUnderWay;
  readonly #lasers: Lasers;
  readonly #announcements: Announcements;
  #painter: BoardPainter | null = null;
  #look: BoardLook = boardLooks.light;
  #state: BoardState;

  /**
   * @param isReadOnly whether this person only looks on, whatever the lock says
   * @param bringWords brings what tells of the others' doing
   */
  constructor(link: RoomLink, isReadOnly: boolean, bringWords: BringWords) {
    this.#link = link;
    this.#mayEver = !isReadOnly;
    this.#core = {
      model: this.model,
      link,
      state: this.state,
      change: (part) => this.#change(part),
      put: (kind, body) => link.put(kind, body),
      renew: () => this.#renew(),
      lay: () => this.#painter?.lay(),
      say: (told) => this.say(told),
      warn: (notice) => this.warn(notice),
      middle: () => this.view.middle(),
    };
    this.hand = new ToolInHand(this.#core);
    this.copies = new Copies(this.#core, this.hand, (ids) => {
      for (const id of ids) this.#together.set(id, ids);
    });
    this.view = new BoardView(this.#core, {
      show: (page, view) => {
        this.#painter?.show(page, view);
        this.#painter?.lay();
      },
      leavePage: () => this.hand.leavePage(),
    });
    this.pictures = new Pictures(
      (file) => link.files.load(file),
      () => this.#painter?.redraw(),
    );
    const layOn = (page: string) => {
      if (page === this.#state.page.id) this.#painter?.lay();
    };
    this.#ink = new InkUnderWay((id) => this.model.event(id)?.by, layOn);
    this.#lasers = new Lasers(layOn);
    this.#announcements = new Announcements({
      bring: bringWords,
      nameOf: (user) => link.people().find((person) => person.user === user)?.name ?? words.somebody(),
      say: (told) => this.say(told),
    });
    const pages = this.model.pages();
    const [page] = pages;
    if (!page) throw new Error('A board has a page.');
    this.#state = {
      tool: isReadOnly ? 'hand' : 'pen',
      colour: 'ink',
      width: 5,
      pages,
      page,
      pageNumber: 1,
      paper: 'plain',
      view: fitting(page, { width: 1, height: 1 }),
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
      notice: null,
      said: { words: '' },
    };
  }

  /** Begins to hear the room; @returns what ends it */
  start(): () => void {
    let isPast = true;
    this.pictures.open();
    this.#stops.push(
      this.#link.onEvents((events) => this.#hear(events, isPast || !this.#link.state().isWhole)),
      this.#link.onRefused(({ id, k, b, message }) => {
        if (!this.model.event(id)) return;
        this.#show(this.model.refuse(id));
        this.#renew();
        const notice = words.changeNotKept({ message });
        if (k === 'text') this.hand.giveBack(b as BoardBodies['text'], notice);
        else this.warn(notice);
      }),
      this.#link.onEph((from, b) => this.#hearEphemeral(from, b)),
      this.#link.onPeers(() => this.view.seePeers()),
    );
    isPast = false;
    this.view.tell();
    return () => {
      for (const stop of this.#stops.splice(0)) stop();
      this.hand.stop();
      this.view.stop();
      this.#painter?.stop();
      this.#ink.stop();
      this.#lasers.stop();
      this.#announcements.stop();
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
    this.#painter = new BoardPainter({ base, live }, this.model, this.pictures.find, () => this.#overlay());
    this.#painter.look = this.#look;
    this.#painter.show(this.#state.page, this.#state.view);
    this.#painter.redraw();
  }

  /** In CSS pixels. @param ratio device pixels of each */
  resize(width: number, height: number, ratio: number): void {
    this.#painter?.resize(width, height, ratio);
    this.view.resize(width, height);
  }

  wear(scheme: 'light' | 'dark'): void {
    this.#look = boardLooks[scheme];
    if (this.#painter) this.#painter.look = this.#look;
  }

  /** Undoes one's own last step, and shows its page. */
  undo(): void {
    this.#restore(() => this.model.undoable(this.#link.you.user), {});
  }

  redo(): void {
    this.#restore(() => this.model.redoable(this.#link.you.user), { redo: true });
  }

  /** @param find returns the operation to undo or redo; called once the gesture under way has ended */
  #restore(find: () => string | null, how: { redo?: true }): void {
    this.hand.letGo();
    const of = find();
    const event = of === null ? undefined : this.model.event(of);
    if (!of || !event || !this.#state.mayDraw) return;
    const page = this.model.pageOf(event);
    this.#goWhere(page);
    for (const each of this.#together.get(of) ?? [of]) this.#core.put('restore', { of: each, ...how });
    // A removed page exists only after this.
    this.#goWhere(page);
  }

  #goWhere(id: string | null): void {
    const { page, pages } = this.#state;
    if (id === page.id || !pages.some((each) => each.id === id)) return;
    this.view.goTo(id ?? page.id);
    this.say(words.pageOf({ number: this.#state.pageNumber, pages: this.#state.pages.length }));
  }

  clear(): void {
    this.hand.letGo();
    this.#core.put('clear', { page: this.#state.page.id });
  }

  choosePaper(paper: BoardPaper): void {
    this.#core.put('paper', { page: this.#state.page.id, paper });
  }

  /**
   * @param size in units of the board; default: the first page's size
   * @param after the page that it follows; default: the page shown
   * @param isShown whether to show the new page at once; default true
   * @returns its id
   */
  addPage(
    size: { width: number; height: number } = board.page,
    { after = this.#state.page.id, isShown = true } = {},
  ): string {
    const id = this.#core.put('page', { after, width: tidy(size.width), height: tidy(size.height) });
    if (isShown) this.view.goTo(id);
    return id;
  }

  /** @returns whether a page is shown without a gesture or text under way, so that another page may be shown */
  isFreeOn(page: string): boolean {
    return this.#state.page.id === page && !this.hand.isUnderWay && this.#state.writing === null;
  }

  /** Takes the page that is shown away, unless it is the first. */
  removePage(): void {
    const { page, pages, pageNumber } = this.#state;
    if (page.id === board.firstPage) return;
    this.#core.put('del', { ids: [page.id] });
    this.view.goTo((pages[pageNumber - 2] ?? page).id);
  }

  /**
   * Puts an uploaded picture on a page, where it covers nothing, or else below everything. The current tool stays.
   *
   * @param page the page's id; if the page is gone, the page shown is used
   * @returns the id of the page that the picture is on
   */
  addImage(
    file: string,
    size: { width: number; height: number },
    alt: string,
    { page: wanted, isWholePage }: { page: string; isWholePage: boolean },
  ): string {
    const { pages, page: shown, tool } = this.#state;
    const page = pages.find(({ id }) => id === wanted) ?? shown;
    const near = page === shown ? this.view.middle() : { x: page.width / 2, y: page.height / 2 };
    const taken = isWholePage ? [] : this.model.itemsOf(page.id).map(boxOf);
    const room = isWholePage ? null : freeRoom(page, size, taken, near);
    const { x1, y1, x2, y2 } = room ?? middleOf(page, size, isWholePage ? 1 : 0.7);
    const isFree = this.isFreeOn(page.id);
    const id = this.#core.put('image', {
      page: page.id,
      file,
      x: tidy(x1),
      y: tidy(y1),
      width: tidy(x2 - x1),
      height: tidy(y2 - y1),
      alt: clipGraphemes(alt, 200),
      ...(!room && !isWholePage && { behind: true as const }),
    });
    if (tool === 'select' && isFree && !isWholePage) this.hand.select([id]);
    return page.id;
  }

  /** Brings the selection to the front of its page, or to the back. */
  order(to: 'front' | 'back'): void {
    this.hand.letGo();
    const ids = this.#state.selected.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += board.ids) {
      this.#core.put('order', { ids: ids.slice(at, at + board.ids), to });
    }
  }

  lock(isLocked: boolean): void {
    this.#core.put('lock', { on: isLocked });
  }

  /** Announces a text to screen readers. */
  say(told: string): void {
    this.#change({ said: { words: told } });
  }

  /** Shows why the board refused a change, until dismissed. */
  warn(notice: string): void {
    this.#change({ notice });
  }

  closeNotice(): void {
    this.#change({ notice: null });
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
    this.#painter?.lay();
  }

  #show(change: Change): void {
    if (change.what === 'added') this.#painter?.add(change.item);
    if (change.what === 'pages') this.#painter?.redraw();
    if (change.what === 'page' && change.page === this.#state.page.id) this.#painter?.redraw();
  }

  #hearEphemeral(from: string, b: Ephemeral): void {
    if (b.k === 'ink') this.#ink.hear(from, b);
    if (b.k === 'view') this.view.hear(from, b);
    if (b.k === 'cursor') this.#lasers.hear(from, b);
  }

  /** What of the state follows from the model and the others. */
  #renew(): void {
    const pages = this.model.pages();
    const { page: before, pageNumber } = this.#state;
    const there = pages.findIndex(({ id }) => id === before.id);
    // Of a page that was taken away, to the one before it.
    const at = there >= 0 ? there : Math.min(pageNumber - 1, pages.length) - 1;
    const page = pages[at] ?? pages[0] ?? before;
    const { user, role } = this.#link.you;
    const { isLocked } = this.model;
    const mayDraw = this.#mayEver && (!isLocked || role === 'tutor');
    if (!mayDraw && this.hand.isUnderWay && this.#state.tool !== 'laser') this.hand.cancel();
    this.#change({
      pages,
      page,
      pageNumber: Math.max(at, 0) + 1,
      paper: this.model.paperOf(page.id),
      isLocked,
      mayDraw,
      canUndo: mayDraw && this.model.undoable(user) !== null,
      canRedo: mayDraw && this.model.redoable(user) !== null,
      selected: this.hand.selectedOn(page),
      elsewhere: this.view.elsewhere(pages, page.id),
      ...(page.id !== before.id && { view: this.view.whole(page) }),
    });
    this.#painter?.show(page, this.#state.view);
  }

  #overlay(): Overlay {
    const { page, writing } = this.#state;
    const { hidden, items, ...overlay } = this.hand.overlay();
    const peers = this.#link.peers();
    const lasers = this.#lasers.on(page.id, (peer) => peers.find((each) => each.peer === peer)?.name ?? '');
    return {
      ...overlay,
      lasers,
      items: [...this.#ink.on(page.id), ...items],
      hidden: new Set([...hidden, ...this.#ink.covered(), ...(writing?.id ? [writing.id] : [])]),
    };
  }

  #change(part: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of [...this.#listeners]) listener();
  }
}
