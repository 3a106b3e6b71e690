/**
 * Why a script did not do its work. `missing`: it did not come. `timeout`: it never came to an end. `tampered`: what
 * came is not what was released, and did not run. `broken`: it ran, and is not what it should be.
 */
export type ScriptFailure = 'missing' | 'timeout' | 'tampered' | 'broken';

/**
 * Finds out why a script did not run: the browser says only that it did not.
 *
 * @param url its address
 * @param integrity the hash that it was held to; empty: none
 * @param patience milliseconds that finding out may take
 */
export const whyScriptFailed = async (
  url: string,
  integrity: string,
  patience: number,
): Promise<'missing' | 'tampered'> => {
  const signal = AbortSignal.timeout(Math.max(0, patience));
  const arrives = async (expected: string): Promise<boolean> => {
    try {
      const answer = await fetch(url, { integrity: expected, credentials: 'same-origin', signal });
      // A transfer that is cut off fails only here.
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };
  if (!integrity) return 'missing';
  const [comes, comesAsReleased] = await Promise.all([arrives(''), arrives(integrity)]);
  return comes && !comesAsReleased && !signal.aborted ? 'tampered' : 'missing';
};

/** The part of webpack's `ChunkLoadError` that says what happened. */
interface ChunkLoadError extends Error {
  /** `missing`: a script ran, but not that chunk's. */
  type: 'error' | 'missing' | 'timeout';
  request: string;
  event?: { target?: unknown };
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && 'request' in error;

/**
 * @param patience milliseconds that finding out may take
 * @returns why code failed to come; what is no failed chunk is a fault of the code itself
 */
export const scriptFailureOf = async (error: unknown, patience: number): Promise<ScriptFailure> => {
  if (!isChunkLoadError(error)) return 'broken';
  const { type, request, event } = error;
  if (type !== 'error') return type === 'timeout' ? 'timeout' : 'broken';
  const script = event?.target;
  return whyScriptFailed(request, script instanceof HTMLScriptElement ? script.integrity : '', patience);
};
