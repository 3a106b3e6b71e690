import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardPaper, board } from '@paadam/shared/domain';
import { unpackPoints } from './inkPoints';
import type { BoardPage, Drawn, InkPoint, Item, Placement } from './items';

/** Something that was done in a lesson; `seq` is null until the server has given it its place. */
export interface BoardEvent {
  id: string;
  seq: number | null;
  /** Whose it is: a person's id. */
  by: string;
  k: string;
  b: unknown;
}

/** What of the screen an event changes. */
export type Change =
  | { what: 'nothing' }
  /** An item came on top of all others. */
  | { what: 'added'; item: Item }
  | { what: 'page'; page: string }
  /** Which pages there are. */
  | { what: 'pages' }
  | { what: 'lock' };

interface Entry {
  event: BoardEvent;
  order: number;
}

interface Kept extends Entry {
  item: Item;
  /** Something was done to it since `item` was made. */
  isStale: boolean;
  /** The points of a stroke: the first part, and the parts that followed. */
  parts: InkPoint[][];
  edits: Entry[];
  /** The moves, in their order. */
  moves: Entry[];
  /** The placement that results from all moves in force; null if it must be computed again. */
  placement: Placement | null;
  levels: Entry[];
  erasers: Entry[];
}

interface PageEntry {
  page: BoardPage;
  /** None for the first page. */
  entry: Entry | null;
  after: string | null;
  erasers: Entry[];
  clears: Entry[];
  papers: Entry[];
  /** Every item that was ever put on the page. */
  kept: Kept[];
  /** The order of the last clear in force, before which no item is shown; null if it must be computed again. */
  clearedAt: number | null;
  /** The items that show, in their order; null where that has to be found anew. */
  shown: Item[] | null;
}

interface Stacks {
  undo: string[];
  redo: string[];
}

const nothing: Change = { what: 'nothing' };
const still: Placement = { scale: 1, dx: 0, dy: 0 };

/** Events that have no number yet are after all that have. */
const pendingFrom = 1e9;

/**
 * A lesson's board, from its events. What shows follows from the numbers of the events alone, not from when they arrive:
 * the person who has the same events sees the same board, also while events of one's own are still on their way.
 */
export class BoardModel {
  readonly #entries = new Map<string, Entry>();
  readonly #kept = new Map<string, Kept>();
  readonly #pages = new Map<string, PageEntry>();
  /** By the event that they take back or bring again. */
  readonly #restores = new Map<string, Entry[]>();
  readonly #locks: Entry[] = [];
  readonly #stacks = new Map<string, Stacks>();
  /** In their order; null where that has to be found anew. */
  #shownPages: readonly BoardPage[] | null = null;
  #arrivals = 0;

  constructor() {
    const page = { id: board.firstPage, ...board.page };
    this.#pages.set(page.id, pageEntry(page, null, null));
  }

  /** @returns what of the screen it changes; an event that is known changes nothing */
  apply(event: BoardEvent): Change {
    const known = this.#entries.get(event.id);
    if (known) return this.#confirm(known, event);
    this.#arrivals += 1;
    const entry = { event, order: event.seq ?? pendingFrom + this.#arrivals };
    this.#entries.set(event.id, entry);
    const change = this.#addSafely(entry);
    if (change) this.#stack(event);
    else this.#entries.delete(event.id);
    return change ?? nothing;
  }

  /** A page that is older than the server may meet what it cannot read; all else shows nevertheless. */
  #addSafely(entry: Entry): Change | undefined {
    if (ofPages.has(entry.event.k)) this.#shownPages = null;
    try {
      return this.#add(entry);
    } catch {
      return undefined;
    }
  }

  /**
   * The server has not taken one's own.
   *
   * @returns what of the screen it changes
   */
  refuse(id: string): Change {
    const entry = this.#entries.get(id);
    if (!entry) return nothing;
    const { by, k, b } = entry.event;
    this.#entries.delete(id);
    if (ofPages.has(k)) this.#shownPages = null;
    const stacks = this.#stacks.get(by) ?? { undo: [], redo: [] };
    stacks.undo = stacks.undo.filter((each) => each !== id);
    if (k === 'restore') {
      const { of, redo } = b as BoardBodies['restore'];
      const [from, to] = redo ? [stacks.undo, stacks.redo] : [stacks.redo, stacks.undo];
      if (from.at(-1) === of) to.push(...from.splice(-1));
    }
    return this.#affect(entry);
  }

  /** In their order; the first is always there. The same list until it changes. */
  pages(): readonly BoardPage[] {
    this.#shownPages ??= this.#orderedPages()
      .filter((entry) => this.#isThere(entry))
      .map(({ page }) => page);
    return this.#shownPages;
  }

  /** A page stands right after the one that it was added to, before those that had been added there. */
  #orderedPages(): PageEntry[] {
    const roots: PageEntry[] = [];
    const followers = new Map<PageEntry, PageEntry[]>();
    const all = [...this.#pages.values()];
    for (const one of all.sort((left, right) => orderOf(left.entry) - orderOf(right.entry))) {
      const before = this.#pages.get(one.after ?? '');
      if (!before || orderOf(before.entry) >= orderOf(one.entry)) roots.push(one);
      else followers.get(before)?.push(one) ?? followers.set(before, [one]);
    }
    const ordered: PageEntry[] = [];
    const left = roots.reverse();
    for (let next = left.pop(); next; next = left.pop()) {
      ordered.push(next);
      for (const follower of followers.get(next) ?? []) left.push(follower);
    }
    return ordered;
  }

  /** What shows on a page, from the lowest to the topmost. */
  itemsOf(page: string): readonly Item[] {
    const found = this.#pages.get(page);
    if (!found) return [];
    found.shown ??= found.kept
      .filter((kept) => this.#shows(kept, found))
      .map((kept) => this.#itemOf(kept))
      .sort((one, other) => one.level - other.level || one.order - other.order);
    return found.shown;
  }

  /** @returns the item, where it shows */
  item(id: string): Item | undefined {
    const kept = this.#kept.get(id);
    const page = kept && this.#pages.get(kept.item.page);
    return kept && page && this.#shows(kept, page) ? this.#itemOf(kept) : undefined;
  }

  paperOf(page: string): BoardPaper {
    const last = this.#last(this.#pages.get(page)?.papers ?? []);
    return last ? bodyOf(last, 'paper').paper : 'plain';
  }

  /** Whether only the tutor draws. */
  get isLocked(): boolean {
    const last = this.#last(this.#locks);
    return last !== undefined && bodyOf(last, 'lock').on;
  }

  /** @returns the event that a person takes back next, or null */
  undoable(by: string): string | null {
    return this.#stacks.get(by)?.undo.findLast((id) => this.#hasEffect(id)) ?? null;
  }

  /** @returns the event that a person brings again next, or null */
  redoable(by: string): string | null {
    return this.#stacks.get(by)?.redo.at(-1) ?? null;
  }

  /** @returns what a person did, as it was told */
  event(id: string): BoardEvent | undefined {
    return this.#entries.get(id)?.event;
  }

  /** @returns on which page an event left its mark; null for none */
  pageOf(event: BoardEvent): string | null {
    const body = event.b as { page?: string; on?: string | boolean; ids?: string[]; of?: string };
    if (event.k === 'page') return event.id;
    if (body.page !== undefined) return body.page;
    if (typeof body.on === 'string') return this.#kept.get(body.on)?.item.page ?? null;
    if (body.of !== undefined) {
      const target = this.#entries.get(body.of)?.event;
      return target ? this.pageOf(target) : null;
    }
    const [first = ''] = body.ids ?? [];
    return this.#kept.get(first)?.item.page ?? (this.#pages.has(first) ? first : null);
  }

  /** Files an event under what it is about; undefined for what is not the board's, or about nothing that is known. */
  #add(entry: Entry): Change | undefined {
    const { event } = entry;
    switch (event.k) {
      case 'ink': {
        const body = bodyOf(entry, 'ink');
        if (!('on' in body)) {
          const { colour, width, marker = false, pressure = false } = body;
          const points = unpackPoints(body.points, pressure);
          const stroke = {
            kind: 'ink',
            colour,
            width,
            isMarker: marker,
            hasPressure: pressure,
            points,
          } as const;
          return this.#keep(entry, body.page, stroke);
        }
        const kept = this.#kept.get(body.on);
        if (kept?.item.drawn.kind !== 'ink' || kept.event.by !== event.by) return undefined;
        kept.parts.push(unpackPoints(body.points, kept.item.drawn.hasPressure));
        return this.#renew(kept);
      }
      case 'shape': {
        const { page, ...shape } = bodyOf(entry, 'shape');
        return this.#keep(entry, page, { kind: 'shape', ...shape });
      }
      case 'text': {
        const body = bodyOf(entry, 'text');
        if (!('on' in body)) {
          const { page, ...words } = body;
          return this.#keep(entry, page, { kind: 'text', ...words });
        }
        const kept = this.#kept.get(body.on);
        if (kept?.item.drawn.kind !== 'text') return undefined;
        kept.edits.push(entry);
        return this.#renew(kept);
      }
      case 'image': {
        const { page, behind = false, ...picture } = bodyOf(entry, 'image');
        return this.#keep(entry, page, { kind: 'image', ...picture }, behind ? -1 : 1);
      }
      case 'move':
        return this.#onItems(bodyOf(entry, 'move').ids, (kept) => addMove(kept, entry));
      case 'order':
        return this.#onItems(bodyOf(entry, 'order').ids, (kept) => kept.levels.push(entry));
      case 'del':
        return this.#erase(entry);
      case 'restore':
        return this.#restore(entry);
      case 'page': {
        const { after, width, height } = bodyOf(entry, 'page');
        this.#pages.set(event.id, pageEntry({ id: event.id, width, height }, entry, after));
        return { what: 'pages' };
      }
      case 'clear':
        return this.#onPage(bodyOf(entry, 'clear').page, ({ clears }) => clears.push(entry));
      case 'paper':
        return this.#onPage(bodyOf(entry, 'paper').page, ({ papers }) => papers.push(entry));
      case 'lock':
        this.#locks.push(entry);
        return { what: 'lock' };
      default:
        return undefined;
    }
  }

  /** @param side -1: below everything on the page */
  #keep(entry: Entry, page: string, drawn: Drawn, side: 1 | -1 = 1): Change | undefined {
    const found = this.#pages.get(page);
    if (!found) return undefined;
    const { id, by } = entry.event;
    const { order } = entry;
    const item: Item = { id, by, page, order, level: side * order, drawn, placement: still };
    const kept: Kept = {
      ...entry,
      item,
      isStale: false,
      parts: drawn.kind === 'ink' ? [drawn.points] : [],
      edits: [],
      moves: [],
      placement: still,
      levels: [],
      erasers: [],
    };
    this.#kept.set(id, kept);
    found.kept.push(kept);
    if (!this.#shows(kept, found)) return nothing;
    const top = found.shown?.at(-1);
    if (!found.shown || (top && top.level > item.level)) {
      found.shown = null;
      return { what: 'page', page };
    }
    found.shown.push(item);
    return { what: 'added', item };
  }

  /** Something was done to an item: it is made anew when it is next asked for, however much was done by then. */
  #renew(kept: Kept): Change {
    kept.isStale = true;
    return this.#changed(kept.item.page);
  }

  /** What an item is after all that was done to it. Others hold on to what it was before. */
  #itemOf(kept: Kept): Item {
    if (!kept.isStale) return kept.item;
    kept.placement ??= this.#placementOf(kept);
    const { item, order, placement } = kept;
    kept.item = { ...item, order, level: this.#levelOf(kept), drawn: this.#drawnOf(kept), placement };
    kept.isStale = false;
    return kept.item;
  }

  #drawnOf({ item: { drawn }, parts, edits, event }: Kept): Drawn {
    if (drawn.kind === 'ink') {
      const points = parts.reduce((count, part) => count + part.length, 0);
      const isWhole = drawn.points.length === Math.min(points, board.strokePoints);
      return isWhole ? drawn : { ...drawn, points: joined(parts) };
    }
    if (drawn.kind === 'text' && edits.length > 0) {
      const { text, width, breaks } = (this.#last(edits)?.event ?? event).b as BoardBodies['text'];
      return text === drawn.text && width === drawn.width ? drawn : { ...drawn, text, width, breaks };
    }
    return drawn;
  }

  #placementOf({ moves }: Kept): Placement {
    return moves.reduce((before, move) => (this.#isInForce(move) ? moved(before, move) : before), still);
  }

  #levelOf({ levels, order, event }: Kept): number {
    const last = this.#last(levels);
    if (last) return bodyOf(last, 'order').to === 'front' ? last.order : -last.order;
    return sideOf(event) * order;
  }

  #erase(entry: Entry): Change | undefined {
    const { ids } = bodyOf(entry, 'del');
    const pages = ids.flatMap((id) => this.#pages.get(id) ?? []).filter((page) => page.entry !== null);
    for (const { erasers } of pages) erasers.push(entry);
    const items = this.#onItems(ids, (kept) => kept.erasers.push(entry));
    return pages.length > 0 ? { what: 'pages' } : items;
  }

  #restore(entry: Entry): Change | undefined {
    const { of } = bodyOf(entry, 'restore');
    const target = this.#entries.get(of);
    // What was taken back is brought again by its own name, not by taking that back.
    if (target?.event.by !== entry.event.by || target.event.k === 'restore') return undefined;
    const restores = this.#restores.get(of);
    if (restores) restores.push(entry);
    else this.#restores.set(of, [entry]);
    return this.#affect(target);
  }

  /** Finds anew what an event has done, after it has come, gone or changed its place. */
  #affect({ event }: Entry): Change {
    if (event.k === 'lock') return { what: 'lock' };
    const body = event.b as { ids?: string[]; on?: string | boolean; of?: string };
    const target = this.#entries.get(body.of ?? '');
    if (target) return this.#affect(target);
    const touched = [event.id, ...(body.ids ?? []), ...(typeof body.on === 'string' ? [body.on] : [])];
    const change = this.#onItems(touched, (kept) => {
      if (event.k === 'move') kept.placement = null;
    });
    if (touched.some((id) => this.#pages.has(id))) return { what: 'pages' };
    const page = this.pageOf(event);
    return change ?? (page === null ? nothing : this.#changed(page));
  }

  #onItems(ids: readonly string[], change: (kept: Kept) => void): Change | undefined {
    let last: Change | undefined;
    // An item that an operation names twice counts once.
    for (const id of new Set(ids)) {
      const kept = this.#kept.get(id);
      if (!kept) continue;
      change(kept);
      last = this.#renew(kept);
    }
    return last;
  }

  #onPage(page: string, change: (entry: PageEntry) => void): Change | undefined {
    const found = this.#pages.get(page);
    if (!found) return undefined;
    change(found);
    return this.#changed(page);
  }

  #changed(page: string): Change {
    const found = this.#pages.get(page);
    if (found) {
      found.shown = null;
      found.clearedAt = null;
    }
    return { what: 'page', page };
  }

  /** The event has got its number. */
  #confirm(known: Entry, { seq }: BoardEvent): Change {
    if (known.event.seq !== null || seq === null) return nothing;
    known.event = { ...known.event, seq };
    known.order = seq;
    if (ofPages.has(known.event.k)) this.#shownPages = null;
    if (known.event.k === 'move') return this.#confirmMove(known);
    const kept = this.#kept.get(known.event.id);
    if (!kept) return this.#affect(known);
    kept.event = known.event;
    kept.order = seq;
    const shown = this.#pages.get(kept.item.page)?.shown;
    const at = shown?.lastIndexOf(kept.item) ?? -1;
    kept.item.order = seq;
    if (kept.levels.length === 0) kept.item.level = sideOf(kept.event) * seq;
    const { level } = kept.item;
    const isInPlace =
      at >= 0 &&
      (shown?.[at - 1]?.level ?? Number.NEGATIVE_INFINITY) < level &&
      (shown?.[at + 1]?.level ?? Number.POSITIVE_INFINITY) > level;
    return isInPlace ? nothing : this.#changed(kept.item.page);
  }

  /** When a move gets its number, only items with later changes are affected. */
  #confirmMove(move: Entry): Change {
    const overtaken = [...new Set(bodyOf(move, 'move').ids)].filter((id) => {
      const kept = this.#kept.get(id);
      if (!kept || isInOrder(kept.moves, kept.moves.lastIndexOf(move))) return false;
      kept.moves.sort(byOrder);
      return true;
    });
    return (
      this.#onItems(overtaken, (kept) => {
        kept.placement = null;
      }) ?? nothing
    );
  }

  #stack({ id, by, k, b }: BoardEvent): void {
    const stacks = this.#stacks.get(by) ?? { undo: [], redo: [] };
    this.#stacks.set(by, stacks);
    if (k === 'restore') {
      const { of, redo } = b as BoardBodies['restore'];
      const [from, to] = redo ? [stacks.redo, stacks.undo] : [stacks.undo, stacks.redo];
      const at = from.lastIndexOf(of);
      if (at >= 0) to.push(...from.splice(at, 1));
    } else if (k !== 'lock' && !(k === 'ink' && 'on' in (b as object))) {
      stacks.undo.push(id);
      stacks.redo = [];
    }
  }

  /** Whether undoing the step would be visible: on a removed page nothing is. */
  #hasEffect(id: string): boolean {
    const event = this.#entries.get(id)?.event;
    if (!event) return false;
    const page = this.#pages.get(this.pageOf(event) ?? '');
    if (page && !this.#isThere(page) && !page.erasers.some((each) => each.event.id === id)) return false;
    if (this.#kept.has(id)) return this.item(id) !== undefined;
    if (event.k === 'move' || event.k === 'order')
      return (event.b as BoardBodies['move']).ids.some((each) => this.item(each));
    return true;
  }

  #isThere({ entry, erasers }: PageEntry): boolean {
    return entry === null || (this.#isInForce(entry) && !erasers.some((each) => this.#isInForce(each)));
  }

  #shows(kept: Kept, page: PageEntry): boolean {
    page.clearedAt ??= this.#last(page.clears)?.order ?? Number.NEGATIVE_INFINITY;
    return (
      this.#isInForce(kept) &&
      page.clearedAt < kept.order &&
      !kept.erasers.some((entry) => this.#isInForce(entry))
    );
  }

  #isInForce({ event }: Entry): boolean {
    if (!this.#entries.has(event.id)) return false;
    const restores = this.#restores.get(event.id)?.filter((each) => this.#entries.has(each.event.id));
    const last = restores?.reduce<Entry | undefined>(later, undefined);
    return last === undefined || bodyOf(last, 'restore').redo === true;
  }

  /** @returns the last operation in force */
  #last(entries: readonly Entry[]): Entry | undefined {
    let last: Entry | undefined;
    for (const entry of entries) {
      if ((!last || entry.order > last.order) && this.#isInForce(entry)) last = entry;
    }
    return last;
  }
}

/** Kinds of events that can change which pages there are. */
const ofPages: ReadonlySet<string> = new Set(['page', 'del', 'restore']);

const byOrder = (one: Entry, other: Entry): number => one.order - other.order;

const isInOrder = (entries: readonly Entry[], at: number): boolean => {
  const order = entries[at]?.order ?? 0;
  return (
    (entries[at - 1]?.order ?? 0) < order && (entries[at + 1]?.order ?? Number.POSITIVE_INFINITY) > order
  );
};

/** Most moves come last, and are applied to the result of the others. */
const addMove = (kept: Kept, move: Entry): void => {
  const last = kept.moves.at(-1);
  kept.moves.push(move);
  if (!last || last.order < move.order) kept.placement &&= moved(kept.placement, move);
  else {
    kept.moves.sort(byOrder);
    kept.placement = null;
  }
};

/** @returns the placement after one more move */
const moved = (before: Placement, move: Entry): Placement => {
  const { scale = 1, x = 0, y = 0, dx, dy } = bodyOf(move, 'move');
  return {
    scale: before.scale * scale,
    dx: (before.dx - x) * scale + x + dx,
    dy: (before.dy - y) * scale + y + dy,
  };
};

/** -1: the item was put below everything on its page. */
const sideOf = ({ k, b }: BoardEvent): 1 | -1 =>
  k === 'image' && (b as BoardBodies['image']).behind ? -1 : 1;

/** Points beyond the limit of a stroke are dropped. */
const joined = (parts: readonly InkPoint[][]): InkPoint[] => {
  const points: InkPoint[] = [];
  for (const part of parts) {
    for (const point of part.slice(0, board.strokePoints - points.length)) points.push(point);
    if (points.length === board.strokePoints) break;
  }
  return points;
};

const later = (one: Entry | undefined, other: Entry): Entry => (one && one.order > other.order ? one : other);

const orderOf = (entry: Entry | null): number => entry?.order ?? 0;

const pageEntry = (page: BoardPage, entry: Entry | null, after: string | null): PageEntry => ({
  page,
  entry,
  after,
  erasers: [],
  clears: [],
  papers: [],
  kept: [],
  clearedAt: null,
  shown: [],
});

/** The server has checked it by the contract. */
const bodyOf = <K extends keyof BoardBodies>({ event }: Entry, _kind: K): BoardBodies[K] =>
  event.b as BoardBodies[K];
