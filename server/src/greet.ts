import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { samplePassword } from './sample-data/installSampleData';

/** @returns the address to open, and who can sign in there where the sample data is in */
export const greet = (app: FastifyInstance, config: Config): string => {
  const address = app.server.address();
  const chosen = typeof address === 'object' ? address?.port : undefined;
  const origin = config.port === 0 ? `http://localhost:${chosen}` : config.publicOrigin;
  const lines = [`Paadam is ready at ${origin}`];
  if (config.sampleData) {
    const people = ['student', 'tutor', 'parent'].map((role) => `${role}@paadam.test`).join(', ');
    lines.push(`Sign in as ${people}; the password is ${samplePassword}`);
  }
  if (!config.smtpUrl) lines.push(`Mail is not sent, but shown at ${origin}/api/dev/mail`);
  return lines.join('\n');
};
