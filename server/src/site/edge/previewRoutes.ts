import { speak } from '@paadam/shared/words/language';
import type { FastifyInstance } from 'fastify';
import { drawPreview } from '../../people/pictures/drawPreview';
import { findPicture } from '../../people/pictures/queries';
import { findPreviewedTutor, isTutorId } from './queries';
import { sitePreviewIn } from './sitePreview';
import { TimedCache } from './TimedCache';
import { previewPath, readPreviewName, type TutorPreview, tutorPreviewOf } from './tutorPreview';

const aDay = 86_400_000;

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** The pictures that link previews show of tutors, and search engines of the site. */
export const previewRoutes = (app: FastifyInstance): void => {
  const { database, config } = app;
  /** Of 50 to 100 KB each. */
  const kept = new TimedCache<Buffer>(aDay, 100);

  const draw = async ({ words, photoHash }: TutorPreview): Promise<Buffer> => {
    const photo = photoHash === null ? null : await findPicture(database, photoHash);
    return drawPreview({ ...words, photo: photo ?? null });
  };

  app.get<{ Params: { name: string } }>(
    '/previews/:name(^[0-9a-z-]{53,57}$).jpg',
    { onRequest: app.limitCalls },
    async (request, reply) => {
      const { name } = request.params;
      const { id, language: named } = readPreviewName(name);
      const language = config.languages.find((one) => one === named) ?? 'en';
      const tutor = isTutorId(id) ? await findPreviewedTutor(database, id, language) : undefined;
      if (!tutor?.listed) return reply.callNotFound();
      const preview = speak(language, () => tutorPreviewOf(tutor));
      reply.headers(headers);
      if (preview?.name !== name) {
        // What a site has kept the address of shows how it is by now.
        return reply
          .header('cache-control', 'public, max-age=300')
          .redirect(preview ? previewPath(preview) : sitePreviewIn(language), 302);
      }
      const content = await kept.get(name, () => draw(preview));
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/jpeg')
        .send(content);
    },
  );
};
