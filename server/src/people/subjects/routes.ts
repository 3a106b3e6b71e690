import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import { readPage } from '../../access/calls/page';
import { route } from '../../access/calls/route';
import { languageOf } from '../../foundation/http/languageOf';
import * as words from '../../messages/profiles';
import { readCatalogue, SubjectPosition } from './catalogue';
import { removeWish } from './changes';
import { listWishes } from './queries';
import { wishSubject } from './wishSubject';

export const subjectRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.subjects, async ({ query, raw }) => {
    const language = languageOf(raw);
    // Screens look subjects up by id in this list, so without a limit it is the whole catalogue.
    const { rows, nextCursor } = await readPage(
      { limit: limits.pageRows.max, ...query },
      SubjectPosition,
      (after, count) => readCatalogue(app.database, language, after, count),
      ({ name, _id }) => ({ name, _id }),
    );
    return { data: rows, nextCursor };
  });

  route(app, calls.subjectWishes, async ({ user }) => ({ data: await listWishes(app.database, user.id) }));

  route(app, calls.wishSubject, async ({ params, user }) => {
    await wishSubject(app.database, user.id, params.id);
    return { message: words.willBeTold };
  });

  route(app, calls.unwishSubject, async ({ params, user }) => {
    await removeWish(app.database, { subjectId: params.id, userId: user.id });
    return { message: words.willNotBeTold };
  });
};
