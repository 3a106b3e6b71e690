/** As much of autocannon's interface as the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called for each request; gives the one to send. */
    setupRequest?: (request: Request) => Request;
  }

  /** One connection. */
  interface Client {
    /** What it has asked for; is handed each piece of an answer's body. */
    pipelinedRequests: { addBody(piece: Buffer): void };
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
    /** Called for each connection before it is opened. */
    setupClient?: (client: Client) => void;
  }

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
