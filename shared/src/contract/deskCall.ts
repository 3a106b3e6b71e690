import type { DeskRight } from '@paadam/shared/domain';
import type { Call } from './call';
import { type DeskCallName, deskEndpoints } from './deskEndpoints';

/** Who may make a call of the desk: anyone; who has given the right password; any operator; or one who has the right. */
export type DeskCaller = 'anyone' | 'at-second-step' | 'operator' | DeskRight;

/** One call of the desk. It is in no description that others read. */
export type DeskCall = Omit<Call, 'who' | 'isPublic'> & { right: DeskCaller };

export const defineDeskCall = <
  const N extends DeskCallName,
  const C extends Omit<DeskCall, 'method' | 'path'>,
>(
  name: N,
  call: C,
): (typeof deskEndpoints)[N] & C => ({ ...deskEndpoints[name], ...call });
