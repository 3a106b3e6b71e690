import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { readPage } from '../calls/page';
import { route } from '../calls/route';
import { languageOf } from '../http/languageOf';
import * as words from '../messages/profiles';
import { removeWish } from './changes';
import { listSubjects, listWishes } from './queries';
import { wishSubject } from './wishSubject';

/** The name of the last subject. PostgreSQL's text cannot hold NUL. */
const NamePosition = Type.String({ pattern: '^[^\\u0000]+$' });

export const subjectRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.subjects, async ({ query, raw }) => {
    const language = languageOf(raw);
    // Screens look subjects up by id in this list, so without a limit it is the whole catalogue.
    const { rows, nextCursor } = await readPage(
      { limit: limits.pageRows.max, ...query },
      NamePosition,
      (after, count) => listSubjects(app.database, language, after, count),
      ({ place }) => place,
    );
    return { data: rows.map(({ place: _, ...subject }) => subject), nextCursor };
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
