import type { Ephemeral } from '../link/RoomLink';
import type { BoardCore, BoardState } from './boardState';
import { bounded, fitting, showing, type View, zoomed } from './geometry';
import { tidy } from './gestures';
import { isPlace } from './isPlace';
import type { BoardPage, Box } from './items';

/** Milliseconds between two messages about one's own view, and between two updates of a followed view. */
const toldEach = 100;
const heardEach = 50;

interface Sight {
  page: string;
  box: Box;
  lead: boolean;
}

/** @returns what a person says that they see; null for what no one can see */
const readSight = ({ page, box, lead }: Ephemeral): Sight | null => {
  if (typeof page !== 'string' || typeof box !== 'object' || box === null) return null;
  const { x1, y1, x2, y2 } = box as Partial<Box>;
  if (!isPlace(x1) || !isPlace(y1) || !isPlace(x2) || !isPlace(y2) || x2 - x1 < 1 || y2 - y1 < 1) return null;
  return { page, box: { x1, y1, x2, y2 }, lead: lead === true };
};

interface Around {
  /** Shows a page, and what of it is seen. */
  show: (page: BoardPage, view: View) => void;
  /** Another page is about to be shown: what is under way on this one comes to its end. */
  leavePage: () => void;
}

/** What of the board one person sees, and whose view that is. */
export class BoardView {
  readonly #core: BoardCore;
  readonly #around: Around;
  readonly #sights = new Map<string, Sight>();
  /** Whose view one did not want to follow. */
  readonly #declined = new Set<string>();
  #frame = { width: 1, height: 1 };
  /** Whether the page is shown as it fits, also in a frame of another size. */
  #isFitted = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hearing: ReturnType<typeof setTimeout> | undefined;
  #hasNews = false;

  constructor(core: BoardCore, around: Around) {
    this.#core = core;
    this.#around = around;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hearing);
    this.#timer = undefined;
    this.#hearing = undefined;
  }

  /** In CSS pixels. */
  resize(width: number, height: number): void {
    this.#frame = { width, height };
    const { page, view, following } = this.#core.state();
    if (following) this.#seeWith(following);
    else this.#see(this.#isFitted ? this.whole(page) : bounded(view, page, this.#frame), this.#isFitted);
  }

  goTo(id: string): void {
    this.#stopFollowing();
    this.#turnTo(id);
  }

  /** @param by 1 for the next page, -1 for the one before; @returns whether there is one */
  turn(by: 1 | -1): boolean {
    const { pages, pageNumber } = this.#core.state();
    const page = pages[pageNumber - 1 + by];
    if (page) this.goTo(page.id);
    return page !== undefined;
  }

  /** Zooms around a pixel of the frame; default: its middle. */
  zoom(by: number, at = { x: this.#frame.width / 2, y: this.#frame.height / 2 }): void {
    this.#stopFollowing();
    const { view, page } = this.#core.state();
    this.#see(bounded(zoomed(view, by, at), page, this.#frame), false);
  }

  /** @param dx in CSS pixels */
  pan(dx: number, dy: number): void {
    this.#stopFollowing();
    const { view, page } = this.#core.state();
    const moved = { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
    this.#see(bounded(moved, page, this.#frame), false);
  }

  fit(): void {
    this.#stopFollowing();
    this.#see(this.whole(this.#core.state().page), true);
  }

  /** @returns the view that has the whole page */
  whole(page: BoardPage): View {
    return fitting(page, this.#frame);
  }

  /** @returns the middle of what is seen, in units of the board */
  middle(): { x: number; y: number } {
    const { view, page } = this.#core.state();
    const within = (at: number, length: number): number => Math.min(Math.max(at, 0), length);
    return {
      x: within(view.x + this.#frame.width / view.scale / 2, page.width),
      y: within(view.y + this.#frame.height / view.scale / 2, page.height),
    };
  }

  lead(isLeading: boolean): void {
    if (isLeading) this.#stopFollowing();
    this.#core.change({ isLeading });
    this.tell();
  }

  follow(isWanted: boolean): void {
    const { leader } = this.#core.state();
    if (isWanted && leader) {
      this.#declined.delete(leader);
      this.#followWhoLeads();
    } else this.#stopFollowing();
  }

  /** Hears what another one sees. */
  hear(from: string, body: Ephemeral): void {
    const sight = readSight(body);
    if (!sight) return;
    // Of two who lead, the later one does.
    if (sight.lead && !this.#sights.get(from)?.lead && this.#core.state().isLeading) this.lead(false);
    this.#sights.set(from, sight);
    this.#hasNews = true;
    if (this.#hearing === undefined) this.#takeUp();
  }

  /** Applies the first update at once. Later ones wait, and the last of each peer is applied. */
  #takeUp(): void {
    this.#hearing = undefined;
    if (!this.#hasNews) return;
    this.#hasNews = false;
    this.#hearing = setTimeout(() => this.#takeUp(), heardEach);
    this.seePeers();
  }

  seePeers(): void {
    const peers = this.#core.link.peers();
    for (const peer of this.#sights.keys()) {
      if (!peers.some((each) => each.peer === peer)) this.#sights.delete(peer);
    }
    this.#followWhoLeads();
    this.#core.renew();
  }

  /** @returns the others who are on another page than `here` */
  elsewhere(pages: readonly BoardPage[], here: string): BoardState['elsewhere'] {
    const { link } = this.#core;
    return link.peers().flatMap(({ peer, user, name, isAway }) => {
      const page = this.#sights.get(peer)?.page;
      const at = pages.findIndex(({ id }) => id === page);
      if (!page || page === here || at < 0 || isAway || user === link.you.user) return [];
      return [{ name, page, number: at + 1 }];
    });
  }

  /** Tells the others what one sees. */
  tell(): void {
    const { page, view, isLeading } = this.#core.state();
    const [width, height] = [this.#frame.width / view.scale, this.#frame.height / view.scale];
    const box = { x1: tidy(view.x), y1: tidy(view.y), x2: tidy(view.x + width), y2: tidy(view.y + height) };
    this.#core.link.eph({ k: 'view', page: page.id, box, lead: isLeading });
  }

  /** Who leads is followed, unless one did not want to. */
  #followWhoLeads(): void {
    const leader = [...this.#sights].find(([, { lead }]) => lead)?.[0] ?? null;
    if (!leader) this.#declined.clear();
    const following = leader !== null && !this.#declined.has(leader) ? leader : null;
    const { leader: before, following: followed } = this.#core.state();
    if (leader !== before || following !== followed) this.#core.change({ leader, following });
    if (following) this.#seeWith(following);
  }

  #seeWith(peer: string): void {
    const sight = this.#sights.get(peer);
    if (!sight) return;
    this.#turnTo(sight.page);
    if (this.#core.state().page.id === sight.page) this.#see(showing(sight.box, this.#frame), false);
  }

  #stopFollowing(): void {
    const { leader, following } = this.#core.state();
    if (!following) return;
    if (leader) this.#declined.add(leader);
    this.#core.change({ following: null });
  }

  #turnTo(id: string): void {
    const { pages, page: before } = this.#core.state();
    const page = pages.find((each) => each.id === id);
    if (!page || page.id === before.id) return;
    this.#around.leavePage();
    this.#core.change({ page });
    this.#core.renew();
    this.#see(this.whole(page), true);
  }

  #see(view: View, isFitted: boolean): void {
    this.#isFitted = isFitted;
    this.#core.change({ view });
    this.#around.show(this.#core.state().page, view);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.tell();
    }, toldEach);
  }
}
