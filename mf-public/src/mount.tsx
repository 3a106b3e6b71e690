import { mountPortal } from '@paadam/shared/mount';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import declaration from '../remote.json';
import remote from './remote';

/** Shows this portal alone inside an element of the page; returns `unmount`. */
export const mount = (element: Element) =>
  mountPortal({ remote, declaration: declaration as RemoteDeclaration }, element);
