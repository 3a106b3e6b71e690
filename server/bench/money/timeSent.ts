import { type Agent, request } from 'node:http';

interface Sent {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** @returns milliseconds until the whole answer is there @throws where it is not a success */
export const timeSent = (agent: Agent, { method, url, headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${method} ${url} was answered with ${answer.statusCode}.`));
      });
      answer.resume();
    });
    sent.once('error', reject);
    sent.end(body);
  });
