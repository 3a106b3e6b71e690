const key = 'paadam.overrides';

/** Where this browser takes portals from instead of where they are deployed: addresses of folders, by portal. */
export type StoredOverrides = Readonly<Record<string, string>>;

/** Never taken from the page's address: a link must not be able to choose whose code runs. */
export const storedOverrides = {
  get: (): StoredOverrides => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
      const entries = Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return Object.fromEntries(entries);
    } catch {
      return {};
    }
  },
  /** @throws where the browser keeps nothing for this site */
  set: (name: string, baseUrl: string): void => {
    localStorage.setItem(key, JSON.stringify({ ...storedOverrides.get(), [name]: baseUrl }));
  },
  reset: (name: string): void => {
    const { [name]: _, ...others } = storedOverrides.get();
    if (Object.keys(others).length > 0) localStorage.setItem(key, JSON.stringify(others));
    else localStorage.removeItem(key);
  },
};
