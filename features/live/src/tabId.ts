import { drawId } from '@paadam/shared/domain';

const place = 'paadam.tab';

/** Where the browser keeps nothing, each document is a tab of its own. */
const inStorage = (use: (storage: Storage) => void): void => {
  try {
    use(sessionStorage);
  } catch {
    // Nothing is kept, then.
  }
};

const put = (id: string): void => inStorage((storage) => storage.setItem(place, id));

const take = (): string | null => {
  let id: string | null = null;
  inStorage((storage) => {
    id = storage.getItem(place);
    storage.removeItem(place);
  });
  return id;
};

let known: string | null = null;

/**
 * @returns the id of this tab: the same after a reload, and another one in a duplicate. It is only in the storage, which a
 *   duplicate has a copy of, while no page is there.
 */
export const tabId = (): string => {
  known ??= take() ?? drawId();
  return known;
};

/** Leaves the id to the page that comes next in this tab. @returns no longer does */
export const holdTabId = (): (() => void) => {
  const gone = () => put(tabId());
  const back = ({ persisted }: PageTransitionEvent) => persisted && take();
  addEventListener('pagehide', gone);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('pagehide', gone);
    removeEventListener('pageshow', back);
  };
};
