import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import * as words from '../../messages/profiles';
import { removePhoto, savePhoto } from './photo';
import { saveProfile } from './saveProfile';
import { viewProfile } from './viewProfile';

export const profileRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.profile, async ({ params, user }) => ({
    data: await viewProfile(app.database, user, params.id),
  }));

  route(app, calls.saveProfile, async ({ params, user, body }) => ({
    message: words.saved,
    data: await saveProfile(app, user, params.id, body),
  }));

  route(app, calls.savePhoto, async ({ user, body }) => ({
    message: words.photoSaved,
    data: await savePhoto(app.database, user, body.picture),
  }));

  route(app, calls.removePhoto, async ({ user }) => ({
    message: words.photoRemoved,
    data: await removePhoto(app.database, user),
  }));
};
