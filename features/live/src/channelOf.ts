import type { Api } from '@paadam/shared/api';
import { LiveChannel } from './LiveChannel';

/** By the client of the API: portals that are embedded side by side have one each. */
const channels = new WeakMap<Api, LiveChannel>();

/** @returns the live channel of the server that the client calls */
export const channelOf = (api: Api): LiveChannel => {
  const known = channels.get(api) ?? new LiveChannel(api.baseURL);
  channels.set(api, known);
  return known;
};
