import type { Answer, Body, Call, Failure, Headers, Params, Query, Schemas } from '@paadam/shared/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Parts<C extends Schemas> = {
  [K in keyof CallParts<C> as CallParts<C>[K] extends undefined ? never : K]: CallParts<C>[K];
};
interface CallParts<C extends Schemas> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  headers: Headers<C>;
}

export interface Reply<C extends Schemas> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** The body, to be read where the status is a success. */
  answer: Answer<C>;
  /** The same body, to be read where it is not. */
  failure: Failure;
}

/** A browser before the app: it keeps cookies, and sends the CSRF token as our pages do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The CSRF token that the page keeps to itself, as the desk's does; absent: that of the cookie. */
  token: string | undefined;
  /** The network address that it calls from; absent: this machine's own. */
  remoteAddress: string | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Makes a call of the contract. Parts may be left out to see them missed. */
  async call<C extends Omit<Call, 'who'>>(call: C, parts: Partial<Parts<C>> = {}): Promise<Reply<C>> {
    const { params, query, body, headers }: Partial<Record<keyof CallParts<C>, unknown>> = parts;
    const response = await this.request({
      method: call.method,
      url: `/api${fill(call.path, params)}`,
      query: textOf(query),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { accept: 'application/json', ...textOf(headers) },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      answer: response.json(),
      failure: response.json(),
    };
  }

  /** Sends any request at all. */
  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token = this.token ?? this.cookies.get('token');
    const { remoteAddress } = this;
    const response = await this.#app.inject({
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(token && { 'x-csrf-token': token }), ...options.headers },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

const entries = (values: unknown): [string, unknown][] =>
  Object.entries(values ?? {}).filter(([, value]) => value !== undefined);

const textOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(entries(values).map(([name, value]) => [name, String(value)]));

const fill = (path: string, values: unknown): string =>
  entries(values).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
