import { Agent, request } from 'node:http';
import { sessionCookie } from '../src/access/sessions/cookies';
import type { Persona } from './people';

export interface Sent {
  method: string;
  /** From the slash on; goes out as it is, without being made any better. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Absent: no one. */
  as?: Persona;
}

export interface Answer {
  status: number;
  text: string;
  /** Until the last byte. */
  milliseconds: number;
}

/** Milliseconds after which an answer is given up: more than any request may take. */
const patience = 30_000;

/** Sends requests to one server over connections that stay open. */
export class Client {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** @throws where no answer comes, or where it breaks off */
  send({ method, path, headers = {}, body, as }: Sent): Promise<Answer> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request({
        host: this.#origin.hostname,
        port: this.#origin.port,
        agent: this.#agent,
        method,
        path,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...(as && { cookie: `${sessionCookie}=${as.cookie}`, 'x-csrf-token': as.csrfToken }),
          ...headers,
        },
        timeout: patience,
      });
      asked.on('timeout', () => asked.destroy(new Error(`No answer in ${patience} ms.`)));
      asked.on('error', reject);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('close', () => {
          if (!response.complete) reject(new Error('The answer broke off.'));
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            milliseconds: performance.now() - begun,
          });
        });
      });
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** @returns a call with a body as our pages make it */
export const call = (as: Persona, method: string, path: string, body: object, key?: string): Sent => ({
  as,
  method,
  path: `/api${path}`,
  body: JSON.stringify(body),
  ...(key !== undefined && { headers: { 'idempotency-key': key } }),
});
