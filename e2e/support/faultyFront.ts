import { request as ask, createServer } from 'node:http';
import { createFaults, doWrong, type Faults } from './faultyHost';
import { passOnUpgrades } from './passOnUpgrades';

/** Stands before a site as a proxy does, and does wrong where it is told to. */
export interface FaultyFront {
  origin: string;
  faults: Faults;
  /** @param origin the site that requests are passed on to */
  passOnTo(origin: string): void;
  stop(): Promise<void>;
}

export const startFaultyFront = async (): Promise<FaultyFront> => {
  const faults = createFaults();
  let site = '';
  const server = createServer((request, response) => {
    const fault = faults.find(request);
    if (fault) {
      doWrong(fault, response, Buffer.from('{"remotes":{}}'));
      return;
    }
    const { method, headers, url = '/' } = request;
    const passedOn = ask(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.once('error', () => response.destroy());
    request.pipe(passedOn);
  });
  const endUpgraded = passOnUpgrades(server, () => site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    faults,
    passOnTo: (origin) => {
      site = origin;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endUpgraded();
        server.closeAllConnections();
      }),
  };
};
