import type { AuthData } from '@paadam/shared/contract';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import { renderPortal } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';

/** What jsdom leaves out; the reader asks for reduced motion, so that nothing moves by itself. */
const watcher = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(window, {
  // React asks for those of a form that is submitted, and Node's take none.
  FormData: class {},
  matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  IntersectionObserver: watcher,
  ResizeObserver: watcher,
});
Element.prototype.scrollIntoView = () => {};

interface OpenPageOptions {
  /** Pages of other portals, or of later issues, that the host has as well. */
  alsoThere?: string[];
  /** Who is signed in; absent: a visitor. */
  user?: AuthData | undefined;
}

/** Opens a page of this portal as a visitor's browser would. */
export const openPage = (path: string, { alsoThere = [], user }: OpenPageOptions = {}) => {
  const { routes, ...rest } = declaration as RemoteDeclaration;
  const others = alsoThere.map((other) => ({ id: other, path: other, chunk: 'other' }));
  return renderPortal({ remote, declaration: { ...rest, routes: [...routes, ...others] }, path, user });
};
