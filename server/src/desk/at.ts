import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/clientAddress';
import type { DeskSessionRow } from './deskRoute';

/** Who does something at the desk, and from where. */
export interface At {
  operatorId: string;
  network: string;
}

export const atOf = ({ session, raw }: { session: DeskSessionRow; raw: FastifyRequest }): At => ({
  operatorId: session.operator.id,
  network: originOf(raw).network,
});
