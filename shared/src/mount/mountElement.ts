import type { Language } from '@paadam/shared/domain';

/** Each is the attribute of the same name; `undefined` is no attribute. */
export interface EmbedSettings {
  /** Where the API is, "https://lessons.example/api". Default: `/api` of the page's own origin. */
  apiBase?: string | undefined;
  /**
   * The page to show, from the site's root. Default: the portal's home. With `browser`, the portal opens there only where
   * the page's address is none of the portal's pages.
   */
  path?: string | undefined;
  /** Default: 'system'. */
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** 'browser' lets the page's address follow. Default: 'memory'. */
  routing?: 'memory' | 'browser' | undefined;
  /** Default: English. One for all elements of the portal in the page. */
  lang?: Language | undefined;
}

interface Mounted {
  /** Settles once the portal is shown; rejects where it could not be, or was unmounted before. */
  ready: Promise<void>;
  /** Changes what is named, and leaves the rest as it is. */
  update: (settings: EmbedSettings) => void;
  /** Takes the portal out of the page, with all that it held there. */
  unmount: () => void;
}

export type Mount = (element: Element, settings?: EmbedSettings) => Mounted;

const attributes: readonly [keyof EmbedSettings, string][] = [
  ['apiBase', 'api-base'],
  ['path', 'path'],
  ['theme', 'theme'],
  ['routing', 'routing'],
  ['lang', 'lang'],
];

/** @returns what puts the custom element of that name into an element of the page */
export const mountElement =
  (tag: string): Mount =>
  (element, settings = {}) => {
    const portal = document.createElement(tag);
    const update = (changes: EmbedSettings) => {
      for (const [name, attribute] of attributes) {
        const value = changes[name];
        if (value !== undefined) portal.setAttribute(attribute, value);
        else if (Object.hasOwn(changes, name)) portal.removeAttribute(attribute);
      }
    };
    let giveUp = () => {};
    const ready = new Promise<void>((resolve, reject) => {
      portal.addEventListener('paadam-ready', () => resolve());
      portal.addEventListener('paadam-failed', (event) => {
        const { message, cause } = (event as CustomEvent<{ message: string; cause: unknown }>).detail;
        reject(new Error(message, { cause }));
      });
      giveUp = () => reject(new Error('The portal was unmounted before it was ready.'));
    });
    // Who does not ask has the event and the attribute.
    ready.catch(() => {});

    update(settings);
    element.append(portal);
    return {
      ready,
      update,
      unmount: () => {
        portal.remove();
        giveUp();
      },
    };
  };
