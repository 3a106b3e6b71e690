/**
 * For `addInitScript`: counts what a script may leave behind in a page, from the page's first moment. `window.live()`
 * tells what there is of it now.
 */
export const countLive = (): void => {
  const live = new Map<string, number>();
  const count = (key: string, by: number) => live.set(key, (live.get(key) ?? 0) + by);
  const wrap = (holder: object, name: string, around: (real: (...given: never[]) => unknown) => unknown) =>
    Reflect.set(holder, name, around(Reflect.get(holder, name)));

  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (one: object): number => {
    if (!ids.has(one)) {
      lastId += 1;
      ids.set(one, lastId);
    }
    return ids.get(one) ?? 0;
  };
  const listening = new Set<string>();
  const nameOf = (target: unknown): string | null => {
    if (target === window || target === undefined) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return 'body';
    return target instanceof MediaQueryList ? 'media' : null;
  };
  const keyOf = (target: unknown, [type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    const capture = typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
    const name = nameOf(target);
    return name && listener ? `${name} ${type} ${capture} ${idOf(listener)}` : null;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
    const key = keyOf(this, given);
    if (key) listening.add(key);
    addEventListener.apply(this ?? window, given);
  };
  EventTarget.prototype.removeEventListener = function (...given: Parameters<typeof removeEventListener>) {
    listening.delete(keyOf(this, given) ?? '');
    removeEventListener.apply(this ?? window, given);
  };

  const running = new Set<number>();
  const { setTimeout: start, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setTimeout: (what: () => void, after?: number) => {
      const id = start(() => {
        running.delete(id);
        what();
      }, after);
      running.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      running.delete(id);
      end(id);
    },
    setInterval: (what: () => void, every?: number) => {
      const id = repeat(what, every);
      running.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      running.delete(id);
      stop(id);
    },
  });
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = Reflect.get(window, name);
    const observing = new Set<object>();
    wrap(
      prototype,
      'observe',
      (real) =>
        function (this: object, ...given: never[]) {
          if (!observing.has(this)) count(name, 1);
          observing.add(this);
          return real.apply(this, given);
        },
    );
    wrap(
      prototype,
      'disconnect',
      (real) =>
        function (this: object) {
          if (observing.delete(this)) count(name, -1);
          return real.apply(this);
        },
    );
  }
  wrap(
    BroadcastChannel.prototype,
    'close',
    (real) =>
      function (this: object) {
        count('channel', -1);
        return real.apply(this);
      },
  );
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      count('channel', 1);
    }
  };

  Object.defineProperty(window, 'live', {
    value: () => ({
      listeners: [...listening].map((key) => key.replace(/ \w+ \d+$/, '')).sort(),
      timers: running.size,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      others: Object.fromEntries([...live].filter(([, number]) => number !== 0)),
    }),
  });
};
