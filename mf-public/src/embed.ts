import { definePortalElement } from '@paadam/shared/mount';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import declaration from '../remote.json';
import remote from './remote';

/** For pages elsewhere: defines `<paadam-public>`; `mount` puts one into an element of the page. */
export const mount = definePortalElement('paadam-public', {
  remote,
  declaration: declaration as RemoteDeclaration,
});
