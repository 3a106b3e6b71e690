import type { ServerPart } from '@paadam/shared/portal';
import { prepare } from './prepare';
import remote from './remote';

/** The public site, where the server draws its pages. */
export default { remote, prepare } satisfies ServerPart;
