import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { languageOf } from '../../foundation/http/languageOf';
import * as words from '../../messages/lesson-room';
import { addRoomFile, viewRoomFile } from './files';
import { readEvents } from './queries';
import { Rooms } from './Rooms';
import { readableLessonOf, viewRoom } from './viewRoom';

export const lessonRoomRoutes: FastifyPluginAsync = async (app) => {
  const rooms = new Rooms(app);
  app.addHook('onClose', () => rooms.stop());

  route(app, calls.room, async ({ params, user, raw }) => ({
    data: await viewRoom(app, user, params.id, languageOf(raw)),
  }));

  route(app, calls.roomEvents, async ({ params, query, user }) => {
    await readableLessonOf(app.database, user, params.id);
    const events = await readEvents(app.database, params.id, query.after ?? 0);
    return {
      data: events.map(({ body, at, ...event }) => ({
        ...event,
        b: JSON.parse(body) as unknown,
        at: at.toISOString(),
      })),
      nextAfter: events.at(-1)?.seq ?? null,
    };
  });

  route(app, calls.addRoomFile, async ({ params, body, user }) => ({
    message: words.imageKept,
    data: await addRoomFile(app.database, user, params.id, body.picture),
  }));

  route(app, calls.roomFile, async ({ params, user }) => ({
    data: await viewRoomFile(app.database, user, params),
  }));
};
