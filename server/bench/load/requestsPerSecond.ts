import autocannon, { type Request } from 'autocannon';

interface Load {
  connections: number;
  seconds: number;
  request: Request;
  /** Bodies come compressed: to make text of their bytes would take longer here than it takes a server to send them. */
  isCompressed?: boolean;
}

/**
 * Asks a server again and again, on each connection as soon as the last answer is there.
 *
 * @returns answers a second
 * @throws where a request fails: a rate of refusals says nothing
 */
export const requestsPerSecond = async (
  origin: string,
  { connections, seconds, request, isCompressed = false }: Load,
): Promise<number> => {
  let refusal = '';
  const onResponse = (status: number, body: string): void => {
    if (status >= 300 && !refusal) refusal = ` The first refusal: ${status} ${body.slice(0, 300)}`;
  };
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [isCompressed ? request : Object.assign({ onResponse }, request)],
    setupClient: ({ pipelinedRequests }) => {
      if (isCompressed) pipelinedRequests.addBody = () => {};
    },
  });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(
      `${origin}${request.path}: ${result['2xx']} answers, ${result.non2xx} refusals, ${result.errors} errors.${refusal}`,
    );
  }
  return result['2xx'] / result.duration;
};
