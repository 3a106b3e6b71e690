import autocannon, { type Request } from 'autocannon';

interface Load {
  connections: number;
  seconds: number;
  request: Request;
}

/**
 * Asks a server again and again, on each connection as soon as the last answer is there.
 *
 * @returns answers a second
 * @throws where a request fails: a rate of refusals says nothing
 */
export const requestsPerSecond = async (
  origin: string,
  { connections, seconds, request }: Load,
): Promise<number> => {
  const result = await autocannon({ url: origin, connections, duration: seconds, requests: [request] });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(
      `${origin}${request.path}: ${result['2xx']} answers, ${result.non2xx} refusals, ${result.errors} errors.`,
    );
  }
  return result['2xx'] / result.duration;
};
