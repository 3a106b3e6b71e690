import type { ServerPart } from '@paadam/shared/portal';
import { haveDrawings } from './home/HomeDrawing';
import * as drawings from './home/homeDrawings';
import { prepare } from './prepare';
import remote from './remote';

haveDrawings(drawings);

/** The public site, where the server draws its pages. */
export default { remote, prepare } satisfies ServerPart;
