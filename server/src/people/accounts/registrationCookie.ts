import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '../../access/sessions/cookies';

const registrationCookie = 'paadam_registration';

/** Seconds that a browser stays bound to its attempt. */
const bound = 86_400;

/** @returns the secret that binds this browser to its attempt to register */
export const registrationSecretOf = (request: FastifyRequest): string | undefined =>
  request.cookies[registrationCookie];

export const setRegistrationCookie = (reply: FastifyReply, secret: string): void => {
  reply.setCookie(registrationCookie, secret, { ...cookieAttributes(reply), httpOnly: true, maxAge: bound });
};
