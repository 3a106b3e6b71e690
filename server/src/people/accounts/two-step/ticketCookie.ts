import { limits } from '@paadam/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '../../../access/sessions/cookies';

const ticketCookie = 'paadam_second_step';

/** @returns the secret of this browser's ticket for the second step */
export const ticketOf = (request: FastifyRequest): string | undefined => request.cookies[ticketCookie];

export const setTicketCookie = (reply: FastifyReply, secret: string): void => {
  const maxAge = limits.twoStep.ticketMinutes * 60;
  reply.setCookie(ticketCookie, secret, { ...cookieAttributes(reply), httpOnly: true, maxAge });
};

export const clearTicketCookie = (reply: FastifyReply): void => {
  reply.clearCookie(ticketCookie, { ...cookieAttributes(reply), httpOnly: true });
};
