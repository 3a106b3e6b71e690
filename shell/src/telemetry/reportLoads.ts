import { tokenInCookie } from '@paadam/shared/api/tokenInCookie';
import type { Body, calls } from '@paadam/shared/contract';

/** How a load of a remote went. */
export type RemoteLoad = Body<typeof calls.reportRemote>;

/** The person who wants to know how remotes load. It must not throw, nor keep anybody waiting. */
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

/** Calls in any minute: what goes wrong in a page time after time must not reach the server as often. */
const mostCalls = 6;
const minute = 60_000;
/** As many of one kind as a report may speak of. */
const mostCounted = 1_000;

/** @returns both as one: how many, and the time that they took on average */
const together = (before: RemoteLoad | undefined, load: RemoteLoad): RemoteLoad => {
  if (!before) return load;
  const { count = 1, ms } = before;
  if (count >= mostCounted) return before;
  return { ...before, ms: (ms * count + load.ms) / (count + 1), count: count + 1 };
};

/**
 * @param api where the API is, ending in `/api`
 * @returns a sink that tells the server, once the page has nothing better to do or is about to go; the same load time
 *   after time is one report with a count, and beyond a few calls a minute it waits
 */
export const reportLoadsTo = (api: string): LoadSink => {
  const waiting = new Map<string, RemoteLoad>();
  let calls: number[] = [];
  let planned = false;

  const callsLeft = (): number => {
    calls = calls.filter((moment) => moment > performance.now() - minute);
    return Math.max(0, mostCalls - calls.length);
  };
  const tell = (atMost: number): void => {
    for (const [kind, load] of [...waiting].slice(0, atMost)) {
      waiting.delete(kind);
      calls.push(performance.now());
      send(`${api}/telemetry/remotes`, load);
    }
  };
  const tellWhenIdle = (): void =>
    whenIdle(() => {
      planned = false;
      tell(callsLeft());
      plan();
    });
  const plan = (): void => {
    if (planned || waiting.size === 0) return;
    planned = true;
    if (callsLeft() > 0) tellWhenIdle();
    else setTimeout(tellWhenIdle, Math.max(0, minute - (performance.now() - (calls[0] ?? 0))));
  };

  addEventListener('pagehide', () => tell(waiting.size));
  return (load) => {
    const { remote, version, stage, outcome } = load;
    const kind = [remote, version, stage, outcome].join();
    waiting.set(kind, together(waiting.get(kind), load));
    plan();
  };
};
