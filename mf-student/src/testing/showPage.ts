import type { RemoteDeclaration } from '@paadam/shared/portal';
import { anAuthData, renderPortal } from '@paadam/shared/testing';
import declaration from '../../remote.json';
import remote from '../remote';

/** Opens a page of the student portal, for a signed-in student. */
export const showPage = (path: string) =>
  renderPortal({ remote, declaration: declaration as RemoteDeclaration, path, user: anAuthData() });
