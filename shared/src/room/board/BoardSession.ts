import { type BoardPaper, board } from '@paadam/shared/domain';
import * as words from '../../messages/board';
import type { Ephemeral, RoomEvent, RoomLink } from '../link/RoomLink';
import { Announcements, type BringWords } from './Announcements';
import { BoardModel, type Change } from './BoardModel';
import { BoardPainter, type Overlay } from './BoardPainter';
import { BoardView } from './BoardView';
import { type BoardLook, boardLooks } from './boardLook';
import type { BoardCore, BoardState } from './boardState';
import { fitting } from './geometry';
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
  readonly #link: RoomLink;
  readonly #core: BoardCore;
  readonly #mayEver: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
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
    };
    this.hand = new ToolInHand(this.#core);
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
    this.#ink = new InkUnderWay((id) => this.model.event(id) !== undefined, layOn);
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
        this.say(words.changeNotKept({ message }));
        this.#renew();
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

  undo(): void {
    this.hand.letGo();
    const of = this.model.undoable(this.#link.you.user);
    if (of && this.#state.mayDraw) this.#link.put('restore', { of });
  }

  redo(): void {
    this.hand.letGo();
    const of = this.model.redoable(this.#link.you.user);
    if (of && this.#state.mayDraw) this.#link.put('restore', { of, redo: true });
  }

  clear(): void {
    this.hand.letGo();
    this.#core.put('clear', { page: this.#state.page.id });
  }

  choosePaper(paper: BoardPaper): void {
    this.#core.put('paper', { page: this.#state.page.id, paper });
  }

  /** @param size in units of the board; default: that of the first page */
  addPage(size: { width: number; height: number } = board.page): void {
    const id = this.#core.put('page', {
      after: this.#state.page.id,
      width: tidy(size.width),
      height: tidy(size.height),
    });
    this.view.goTo(id);
  }

  /** Takes the page that is shown away, unless it is the first. */
  removePage(): void {
    const { page, pages, pageNumber } = this.#state;
    if (page.id === board.firstPage) return;
    this.#core.put('del', { ids: [page.id] });
    this.view.goTo((pages[pageNumber - 2] ?? page).id);
  }

  /** Puts a picture that was uploaded onto the page that is shown, in its middle or as large as the page. */
  addImage(file: string, size: { width: number; height: number }, alt: string, isWholePage: boolean): void {
    const { page } = this.#state;
    const share = isWholePage ? 1 : 0.7;
    const scale = Math.min((page.width * share) / size.width, (page.height * share) / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    const id = this.#core.put('image', {
      page: page.id,
      file,
      x: tidy((page.width - width) / 2),
      y: tidy((page.height - height) / 2),
      width: tidy(width),
      height: tidy(height),
      alt: alt.slice(0, 200),
    });
    if (isWholePage) return;
    this.hand.take('select');
    this.hand.select([id]);
  }

  lock(isLocked: boolean): void {
    this.#core.put('lock', { on: isLocked });
  }

  /** Reads something out. */
  say(told: string): void {
    this.#change({ said: { words: told } });
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
