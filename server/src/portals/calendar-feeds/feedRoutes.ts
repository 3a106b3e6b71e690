import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { hashSecret } from '../../access/sessions/secrets';
import { HttpError } from '../../foundation/http/HttpError';
import { answerNotFound } from '../../foundation/http/handleError';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import * as words from '../../messages/calendars';
import { writeCalendar } from '../../people/availability/writeCalendar';
import { noteFeedRead } from './changes';
import { feedAddress } from './feedAddress';
import { lessonEvent } from './lessonEvent';
import { findFeedOwner, listFeedLessons } from './queries';

const reads = { windowSeconds: 3_600, max: 60 };
const lookAgainMinutes = 60;

/**
 * A person's lessons, for whichever calendar has the address: no cookie opens it and none is needed. What is looked up is the
 * secret's hash, so that the time it takes tells nothing of how near a guess came.
 */
export const feedRoutes: FastifyPluginAsync = async (app) => {
  const { database, config } = app;

  app.get<{ Params: { token: string } }>(
    feedAddress(':token(^[\\w-]{27})'),
    { onRequest: app.limitCalls },
    async (request, reply) => {
      const owner = await findFeedOwner(database, hashSecret(request.params.token));
      if (!owner) return answerNotFound(request, reply);
      const limit = await consumeRateLimit(database, { what: 'calendar-feed', whose: owner.id }, reads);
      if (!limit.allowed) {
        throw new HttpError('too_many_requests', words.thisCalendarIsReadVeryOften, {
          retryAfter: limit.retryAfter,
        });
      }
      const lessons = await listFeedLessons(database, owner, owner.feedRequests);
      await noteFeedRead(database, owner.id);
      const events = lessons.map((lesson) => lessonEvent(lesson, owner, config, { namesChild: true }));
      // Of the lessons alone: when it is written is news to no one.
      const etag = `"${createHash('sha256').update(JSON.stringify(events)).digest('base64url')}"`;
      reply.headers({
        etag,
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const subscription = { name: 'Paadam', minutes: lookAgainMinutes };
      return reply
        .type('text/calendar; charset=utf-8')
        .send(writeCalendar({ method: 'PUBLISH', events, at: new Date(), subscription }));
    },
  );
};

/** @param header `if-none-match`, which a proxy that packs what passes it may have made weak */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
