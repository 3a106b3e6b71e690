import { randomBytes } from 'node:crypto';
import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { route } from '../../access/calls/route';
import { hashSecret } from '../../access/sessions/secrets';
import { HttpError } from '../../foundation/http/HttpError';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import * as words from '../../messages/calendars';
import { calendarOfBooking } from './calendarOfBooking';
import { removeFeed, replaceFeed, saveSettings } from './changes';
import { feedAddress, tokenBytes } from './feedAddress';
import { findFeed, findSettings } from './queries';

const newAddresses = { windowSeconds: 3_600, max: 20 };

/** A browser that is led here, or a calendar, wants the file; our own pages ask for JSON. */
const wantsJson = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') ?? false;

/** Lessons in the calendars of those who take part: one at a time, and by an address of one's own. */
export const lessonCalendarRoutes: FastifyPluginAsync = async (app) => {
  const { database, config } = app;

  route(app, calls.bookingCalendar, async ({ params, user, raw, reply }) => {
    const data = await calendarOfBooking(app, user, params.id);
    if (!wantsJson(raw)) {
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${data.fileName}"`)
        .serializer(() => data.content);
    }
    return { data };
  });

  route(app, calls.calendarFeed, async ({ user }) => {
    const feed = await findFeed(database, user.id);
    return {
      data: feed
        ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
        : null,
    };
  });

  route(app, calls.newCalendarFeed, async ({ user }) => {
    const limit = await consumeRateLimit(
      database,
      { what: 'calendar-feed-new', whose: user.id },
      newAddresses,
    );
    if (!limit.allowed) {
      throw new HttpError('too_many_requests', words.thatWereManyNewAddressesPlease, {
        retryAfter: limit.retryAfter,
      });
    }
    const token = randomBytes(tokenBytes).toString('base64url');
    await replaceFeed(database, user.id, hashSecret(token));
    return {
      message: words.hasAddress,
      data: { url: `${config.publicOrigin}${feedAddress(token)}` },
    };
  });

  route(app, calls.endCalendarFeed, async ({ user }) => {
    await removeFeed(database, user.id);
    return { message: words.addressGone };
  });

  route(app, calls.calendarSettings, async ({ user }) => ({ data: await findSettings(database, user.id) }));

  route(app, calls.saveCalendarSettings, async ({ user, body }) => {
    await saveSettings(database, user.id, body);
    return { message: words.settingsSaved, data: body };
  });
};
