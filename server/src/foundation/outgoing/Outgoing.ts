import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as lookUpHere, Resolver } from 'node:dns/promises';
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import pLimit, { type LimitFunction } from 'p-limit';
import { isPublicAddress } from './publicAddress';

declare module 'fastify' {
  interface FastifyInstance {
    outgoing: Outgoing;
  }
}

/**
 * Why nothing came:
 * `refused`, the address itself cannot be used; `unreachable`, no one answers there, or it lies inside; `failed`, the site
 * answered with something else than content; `too-large`; `too-slow`; `busy`, too many wait for their turn here.
 */
export type OutgoingProblem = 'refused' | 'unreachable' | 'failed' | 'too-large' | 'too-slow' | 'busy';

export class OutgoingError extends Error {
  readonly problem: OutgoingProblem;
  /** With `failed`: the status of the answer, where it was that. */
  readonly status: number | undefined;

  constructor(
    problem: OutgoingProblem,
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.name = 'OutgoingError';
    this.problem = problem;
    this.status = status;
  }
}

export interface OutgoingRules {
  /** Hosts, as "host:port", that are asked whatever their scheme, port and address: for tests and intranets. */
  allow: readonly string[];
  /** How we call ourselves. */
  userAgent: string;
  /** Finds the addresses of a name. Default: asks the name servers. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  /** Milliseconds for everything, waiting for a turn included. Default 10 s. */
  timeout?: number;
}

export interface Wanted {
  /** What we can use, as `accept` says it. */
  accept: string;
  /** The most that a body may have, packed or unpacked. */
  maxBytes: number;
  /** Whether no one on the way may see what is asked and answered: https alone, also where a redirect leads. */
  secureOnly?: true;
  /** The version that is there already, as the site has named it: the same one is not sent again. */
  known?: Version;
}

/** What a site calls the version of a file. */
export interface Version {
  etag: string | null;
  modified: string | null;
}

export interface Fetched extends Version {
  /** Null: it is the known version. */
  body: Buffer | null;
}

const atOnce = 4;
const mostWaiting = 16;
const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const openPorts: ReadonlyMap<string, string> = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
};

/**
 * The one way out to addresses that people name. It asks the public web alone, so that no one reaches through it what
 * only this server reaches; says nothing of who asked; and takes neither long nor much.
 */
export class Outgoing {
  readonly #rules: Required<OutgoingRules>;
  readonly #limit = pLimit(atOnce);
  readonly #hosts = new Map<string, LimitFunction>();
  /** How many run or wait. */
  #inside = 0;

  constructor(rules: OutgoingRules) {
    this.#rules = { resolve: askNameServers, timeout: 10_000, ...rules };
  }

  /**
   * @param address of the web, as a person gave it
   * @returns the body of what stands there, after at most three redirects
   * @throws OutgoingError
   */
  async fetch(address: string, wanted: Omit<Wanted, 'known'>): Promise<Buffer> {
    const { body } = await this.fetchVersion(address, wanted);
    if (!body) throw new OutgoingError('failed', 'The answer has no content.');
    return body;
  }

  /**
   * @param address of the web, as a person gave it
   * @returns what stands there, after at most three redirects, unless it is the known version
   * @throws OutgoingError
   */
  async fetchVersion(address: string, wanted: Wanted): Promise<Fetched> {
    const url = this.#check(address, wanted);
    if (this.#inside >= atOnce + mostWaiting) throw new OutgoingError('busy', 'Too many are waiting.');
    const signal = AbortSignal.timeout(this.#rules.timeout);
    this.#inside += 1;
    try {
      return await this.#inTurn(url.host, async () => {
        if (signal.aborted) throw new OutgoingError('busy', 'The turn did not come in time.');
        return this.#follow(url, wanted, signal);
      });
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      if (signal.aborted) throw new OutgoingError('too-slow', 'It took too long.', { cause: error });
      throw new OutgoingError('unreachable', 'There is no answer.', { cause: error });
    } finally {
      this.#inside -= 1;
    }
  }

  /** One at a time for a host, so that we are no tool against it. */
  async #inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#hosts.get(host) ?? pLimit(1);
    this.#hosts.set(host, own);
    try {
      return await own(() => this.#limit(work));
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#hosts.delete(host);
    }
  }

  async #follow(first: URL, wanted: Wanted, signal: AbortSignal): Promise<Fetched> {
    let url = first;
    for (let followed = 0; ; followed += 1) {
      const response = await this.#ask(url, wanted, signal);
      try {
        const { statusCode = 0, headers } = response;
        if (statusCode === 200 || (statusCode === 304 && wanted.known)) {
          return {
            body: statusCode === 200 ? await readBody(response, wanted.maxBytes, signal) : null,
            etag: headers.etag ?? null,
            modified: headers['last-modified'] ?? null,
          };
        }
        if (!redirects.has(statusCode) || !headers.location) {
          throw new OutgoingError('failed', `The answer has the status ${statusCode}.`, {
            status: statusCode,
          });
        }
        if (followed === mostRedirects) throw new OutgoingError('failed', 'It leads on and on.');
        url = this.#check(headers.location, wanted, url);
      } finally {
        response.destroy();
      }
    }
  }

  #isAllowed({ protocol, host, port }: URL): boolean {
    return this.#rules.allow.includes(port ? host : `${host}:${openPorts.get(protocol)}`);
  }

  /** Decimal, octal, hexadecimal: the URL's parser has made every way to write an IPv4 address the same. */
  #check(address: string, { secureOnly }: Wanted, base?: URL): URL {
    if (!URL.canParse(address, base?.href)) throw new OutgoingError('refused', 'This is no address.');
    const url = new URL(address, base);
    if (!openPorts.has(url.protocol)) throw new OutgoingError('refused', 'It is neither http nor https.');
    if (url.username || url.password) throw new OutgoingError('refused', 'It holds a name or a password.');
    if (this.#isAllowed(url)) return url;
    if (secureOnly && url.protocol !== 'https:') throw new OutgoingError('refused', 'It is not https.');
    if (url.port) throw new OutgoingError('refused', 'It names a port.');
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')))
      throw new OutgoingError('refused', 'It names no host, but an IP address.');
    return url;
  }

  #ask(url: URL, { accept, known }: Wanted, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:';
    const request = isSecure ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const asking = request(url, {
        // Our own: a global one may keep connections, or know a proxy.
        agent: isSecure ? new SecureAgent(dialling) : new PlainAgent(dialling),
        lookup: checkedLookup(this.#isAllowed(url) ? resolveAnywhere : publicOnly(this.#rules.resolve)),
        headers: {
          accept,
          'accept-encoding': 'identity',
          'user-agent': this.#rules.userAgent,
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.modified && { 'if-modified-since': known.modified }),
        },
        signal,
      });
      asking.on('response', resolve).on('error', reject).end();
    });
  }
}

/** Half the world is farther away than the quarter of a second that Node gives each address. */
const dialling = { autoSelectFamilyAttemptTimeout: 1_500 };

const nameServers = new Resolver({ timeout: 2_000, tries: 2 });

/** Not as `dns.lookup` does: a name that is answered slowly would hold one of the threads that read files. */
const askNameServers = async (host: string): Promise<LookupAddress[]> => {
  const [four, six] = await Promise.allSettled([nameServers.resolve4(host), nameServers.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

const resolveAnywhere = (host: string): Promise<LookupAddress[]> => lookUpHere(host, { all: true });

/** A name inside is as unreachable as one that does not exist: no one learns from us which names there are. */
const publicOnly =
  (resolve: (host: string) => Promise<LookupAddress[]>) =>
  async (host: string): Promise<LookupAddress[]> => {
    const found = await resolve(host);
    if (found.length > 0 && found.every(({ address }) => isPublicAddress(address))) return found;
    throw new OutgoingError('unreachable', 'There is no public address by this name.');
  };

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** As `node:net` asks for it: what it is given here it dials, and asks no one else, who might answer differently. */
export const checkedLookup =
  (resolve: (host: string) => Promise<LookupAddress[]>) =>
  (host: string, { all }: LookupOptions, answer: Answer): void => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (all) answer(null, found);
        else answer(null, first?.address ?? '', first?.family);
      },
      (error) => answer(error, []),
    );
  };

const tooLarge = () => new OutgoingError('too-large', 'It is larger than it may be.');

async function* atMost(maxBytes: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    yield chunk;
  }
}

/** Counts what comes, and what comes out of it: a few bytes can stand for very many. */
const readBody = async (
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  const decoder = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
  if (!decoder) throw new OutgoingError('failed', 'It is packed in an unknown way.');
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<string | Buffer>) => {
    for await (const chunk of atMost(maxBytes, source as AsyncIterable<Buffer>)) chunks.push(chunk);
  };
  try {
    await pipeline(atMost(maxBytes, response), decoder(), collect, { signal });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw /^(Z_|ERR_BROTLI|ERR__ERROR)/.test(String(code))
      ? new OutgoingError('failed', 'It cannot be unpacked.', { cause: error })
      : error;
  }
  return Buffer.concat(chunks);
};
