export type Appearance = 'light' | 'dark';

/** The server reads it too, so that a page of the chosen appearance never starts in the other. */
const cookie = 'paadam_appearance';
const secondsAYear = 31_536_000;
const system = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): Appearance | undefined => {
  const value = new RegExp(`(?:^|; )${cookie}=(light|dark)`).exec(document.cookie)?.[1];
  return value === 'light' || value === 'dark' ? value : undefined;
};

const show = (choice: Appearance | undefined): void => {
  const { dataset } = document.documentElement;
  if (choice) dataset.theme = choice;
  else delete dataset.theme;
};

/**
 * Whether the site is light or dark. It follows the system until a person chooses the other; who chooses what the
 * system has follows it again.
 */
export const appearance = {
  get: (): Appearance => chosen() ?? (system().matches ? 'dark' : 'light'),
  set: (choice: Appearance): void => {
    const isSystems = choice === (system().matches ? 'dark' : 'light');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is not everywhere yet.
    document.cookie = `${cookie}=${choice}; path=/; max-age=${isSystems ? 0 : secondsAYear}; samesite=lax${secure}`;
    show(isSystems ? undefined : choice);
    for (const listener of listeners) listener();
  },
  /** Shows what was chosen before, where the document does not do so already. */
  restore: (): void => show(chosen()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const media = system();
    media.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      media.removeEventListener('change', listener);
    };
  },
};
