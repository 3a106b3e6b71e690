import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../../foundation/http/clientAddress';
import type { DeskSessionRow } from './deskRoute';

/** What the rules of the desk need of the marketplace's server. */
export type DeskServer = Pick<FastifyInstance, 'database' | 'config' | 'news' | 'publicData'>;

/** Who does something at the desk, and from where. */
export interface DeskActor {
  operatorId: string;
  network: string;
}

export const actorOf = ({ session, raw }: { session: DeskSessionRow; raw: FastifyRequest }): DeskActor => ({
  operatorId: session.operator.id,
  network: originOf(raw).network,
});
