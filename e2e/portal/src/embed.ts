import { definePortalElement } from '@paadam/shared/mount';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import declaration from '../remote.json';
import remote from './remote';

export const mount = definePortalElement('paadam-tutor', {
  remote,
  declaration: declaration as RemoteDeclaration,
});
