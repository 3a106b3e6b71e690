import type { AuthData } from '@paadam/shared/contract';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import { renderPortal } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';
import { aParent } from './family';

/** What jsdom leaves out. */
Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

/** Pages of other portals that the whole site has. */
const elsewhere = ['/tutors', '/student/bookings/:id'].map((path) => ({ id: path, path, chunk: 'other' }));

/** Opens a page of this portal within the site, as a parent's browser would. */
export const openPage = (path: string, user: AuthData = aParent()) => {
  const { routes, ...rest } = declaration as RemoteDeclaration;
  return renderPortal({ remote, declaration: { ...rest, routes: [...routes, ...elsewhere] }, path, user });
};
