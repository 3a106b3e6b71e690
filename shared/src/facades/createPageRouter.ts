import {
  type Blocker,
  type BlockerFunction,
  type createBrowserRouter as createDataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  parsePath,
  type RouteObject,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom-real';

type DataRouter = ReturnType<typeof createDataRouter>;
type State = DataRouter['state'];
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type HistoryAction = History['action'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type ScrollKey = Parameters<DataRouter['enableScrollRestoration']>[2];

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Of the route whose paths a relative one starts from. */
  fromRouteId?: string;
  preventScrollReset?: boolean;
  flushSync?: boolean;
}

/** Names each route by its place, as the hooks of the router ask. */
const withIds = (routes: readonly RouteObject[], parent: readonly number[] = []): RouteObject[] =>
  routes.map((route, index) => {
    const place = [...parent, index];
    const id = route.id ?? place.join('-');
    return route.index ? { ...route, id } : { ...route, id, children: withIds(route.children ?? [], place) };
  });

/**
 * @param position of the window, in pixels from the top
 * @returns whether somebody has scrolled already, or the browser for them: at the end of a page it may have been stopped
 */
const isBeingRead = (position: number): boolean =>
  position > 0 && position < document.documentElement.scrollHeight - innerHeight - 1;

/**
 * Of the browser's history or one in memory: what React Router's `RouterProvider` and hooks ask of a router whose routes
 * load nothing and answer no forms. Its own can do both, for 9 KB of each first visit.
 */
const createPageRouter = (
  history: History,
  all: readonly RouteObject[],
  basename: string | undefined,
): DataRouter => {
  const routes = withIds(all);
  const matchesOf = (location: Location): State['matches'] =>
    (matchRoutes(routes, location, basename) ?? []) as State['matches'];
  const subscribers = new Set<Subscriber>();
  const questions = new Map<string, BlockerFunction>();
  let isChangedUnseen = false;
  /** Set while the browser goes back to a page that does not let go; that step is no navigation. */
  let onceBack: (() => void) | undefined;
  let positions: Record<string, number> | null = null;
  let position: (() => number) | null = null;
  let scrollKey: ScrollKey;
  let isFirstScrollDone = false;

  let state = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // Whoever reads what the server has drawn stays where they are when it is taken over.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as State;

  const tell = (subscriber: Subscriber, flushSync: boolean): void =>
    subscriber(state, { deletedFetchers: [], newErrors: null, flushSync });

  const change = (part: Partial<State>, flushSync = false): void => {
    state = { ...state, ...part };
    if (subscribers.size === 0) isChangedUnseen = true;
    for (const subscriber of [...subscribers]) tell(subscriber, flushSync);
  };

  const keyOf = (location: Location, matches: State['matches']): string =>
    scrollKey?.(location, matches as never) || location.key;
  const rememberScroll = (): void => {
    if (positions && position) positions[keyOf(state.location, state.matches)] = position();
  };
  const scrollOf = (location: Location, matches: State['matches']): number | null =>
    positions?.[keyOf(location, matches)] ?? null;

  const arriveAt = (
    location: Location,
    historyAction: HistoryAction,
    { preventScrollReset = false, flushSync = false }: NavigateOptions = {},
  ): void => {
    rememberScroll();
    const matches = matchesOf(location);
    const restoreScrollPosition = scrollOf(location, matches);
    if (historyAction === 'PUSH') history.push(location, location.state);
    else if (historyAction === 'REPLACE') history.replace(location, location.state);
    const blockers = new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER as Blocker]));
    change(
      { historyAction, location, matches, restoreScrollPosition, preventScrollReset, blockers },
      flushSync,
    );
  };

  const changeBlocker = (key: string, blocker: Blocker): void =>
    change({ blockers: new Map(state.blockers).set(key, blocker) });

  /** @returns whether a page does not let go; it is asked to say when it does */
  const isBlocked = (location: Location, historyAction: HistoryAction, goOn: () => void): boolean => {
    const [key, question] = [...questions].at(-1) ?? [];
    if (key === undefined || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!question?.({ currentLocation: state.location, nextLocation: location, historyAction })) return false;
    changeBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        changeBlocker(key, { state: 'proceeding', proceed: undefined, reset: undefined, location });
        goOn();
      },
      reset: () => changeBlocker(key, IDLE_BLOCKER as Blocker),
    });
    return true;
  };

  const stopListening = history.listen(({ action, location, delta }) => {
    if (onceBack) {
      const goOn = onceBack;
      onceBack = undefined;
      return goOn();
    }
    let isBack = () => {};
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    // Without a known distance there is no way back: the entry is not the router's.
    if (delta !== null && isBlocked(location, action, () => back.then(() => history.go(delta)))) {
      onceBack = isBack;
      history.go(-delta);
      return;
    }
    arriveAt(location, action);
  });

  const navigate = async (to: To | number | null, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return history.go(to);
    const path = typeof to === 'string' ? parsePath(to) : (to ?? {});
    const from = state.matches.find(({ route }) => route.id === options.fromRouteId) ?? state.matches.at(-1);
    const base = path.pathname ? from?.pathname : undefined;
    const resolved = resolvePath(path, base ?? state.location.pathname);
    // Two slashes at the start would be another site.
    const within = resolved.pathname.replace(/^[\\/]+/, '/');
    // Of pages and routes the paths are without the prefix, of locations with it.
    const pathname = basename && path.pathname ? basename + (within === '/' ? '' : within) : within;
    const location: Location = {
      ...resolved,
      ...history.encodeLocation({ ...resolved, pathname }),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
    };
    const action = (options.replace ? 'REPLACE' : 'PUSH') as HistoryAction;
    if (isBlocked(location, action, () => void navigate(to, options))) return;
    arriveAt(location, action, options);
  };

  return {
    basename,
    future: {},
    get state() {
      return state;
    },
    routes,
    manifest: {},
    window: typeof window === 'undefined' ? undefined : window,
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      if (isChangedUnseen) tell(subscriber, false);
      isChangedUnseen = false;
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(kept: Record<string, number>, getPosition: () => number, getKey: ScrollKey) {
      positions = kept;
      position = getPosition;
      scrollKey = getKey;
      const restoreScrollPosition = scrollOf(state.location, state.matches);
      const isAskedFor = restoreScrollPosition !== null || state.location.hash !== '';
      if (!isFirstScrollDone && isAskedFor && !isBeingRead(getPosition())) change({ restoreScrollPosition });
      isFirstScrollDone = true;
      return () => {
        positions = null;
        position = null;
        scrollKey = undefined;
      };
    },
    navigate,
    createHref: (to: To) => history.createHref(to),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
    getBlocker(key: string, question: BlockerFunction) {
      questions.set(key, question);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key: string) {
      state.blockers.delete(key);
      questions.delete(key);
    },
    dispose() {
      stopListening();
      subscribers.clear();
    },
  } as unknown as DataRouter;
};

interface RouterOptions {
  /** What the addresses of all its pages begin with, "/ta"; absent, or empty: nothing. */
  basename?: string | undefined;
}

/** A router of the browser's address. It listens until `dispose` is called. */
export const createBrowserRouter = (
  routes: readonly RouteObject[],
  { basename }: RouterOptions = {},
): DataRouter => createPageRouter(UNSAFE_createBrowserHistory(), routes, basename);

/** A router with a history of its own. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { basename, ...options }: { initialEntries?: string[]; initialIndex?: number } & RouterOptions = {},
): DataRouter => createPageRouter(UNSAFE_createMemoryHistory(options) as History, routes, basename);
