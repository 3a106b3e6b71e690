import { tokenInCookie } from '@paadam/shared/api/tokenInCookie';
import type { Body, calls } from '@paadam/shared/contract';

/** How a load of a remote went. */
export type RemoteLoad = Body<typeof calls.reportRemote>;

/** Whoever wants to know how remotes load. It must not throw, nor keep anybody waiting. */
export type LoadSink = (load: RemoteLoad) => void;

const send = (address: string, load: RemoteLoad): void => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const token = tokenInCookie();
  if (token) headers['x-csrf-token'] = token;
  // Once and no more: a server that is down needs no further calls, and no page waits for its figures.
  fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(load) })
    // An answer that is not read keeps its connection.
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
};

/** Safari has no idle callbacks; a while after the load the page has settled there too. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
};

/**
 * @param api where the API is, ending in `/api`
 * @returns a sink that tells the server, once the page has nothing better to do or is about to go
 */
export const reportLoadsTo = (api: string): LoadSink => {
  const waiting: RemoteLoad[] = [];
  const flush = () => {
    for (const load of waiting.splice(0)) send(`${api}/telemetry/remotes`, load);
  };
  addEventListener('pagehide', flush);
  return (load) => {
    waiting.push(load);
    if (waiting.length === 1) whenIdle(flush);
  };
};
