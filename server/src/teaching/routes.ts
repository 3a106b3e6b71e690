import type { FastifyPluginAsync } from 'fastify';

export const teachingRoutes: FastifyPluginAsync = async () => {};
