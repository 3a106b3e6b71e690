import { calls } from '@paadam/shared/contract';
import { isSafe, languageHeader, type PageLanguage } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { MakeCall } from './RenderThread';

const readable = Object.values(calls)
  .filter(({ method, path }) => isSafe(method, path))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w%~.-]+')}$`));

const isReadable = (path: string): boolean =>
  readable.some((known) => known.test(path.split('?', 1)[0] ?? ''));

/**
 * @param asked in which language the page is, and the cookies of the person who asked for it; without these the page is for all
 *   visitors, and is to be the same for each
 * @returns what makes the calls of a page, within this process: they count against no one's limits, since the page has been
 *   counted already, and only read what the contract names
 */
export const readCall =
  (
    app: FastifyInstance,
    { language, cookies }: { language: PageLanguage; cookies?: string | undefined },
  ): MakeCall =>
  async ({ path }) => {
    if (!isReadable(path)) return { status: 404, text: '' };
    const { statusCode, body } = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: {
        accept: 'application/json',
        [languageHeader]: language,
        ...(cookies !== undefined && { cookie: cookies }),
      },
    });
    return { status: statusCode, text: body };
  };
