import { type Agent, get } from 'node:http';

/** @returns the milliseconds until the answer is there as a whole @throws where it is a refusal */
export const timeRequest = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).once('error', reject);
  });
