import { sql } from 'drizzle-orm';
import { throttles } from '../../foundation/db/schema';
import type { TestApp } from './testApp';

/** Moves everything that was counted into the past, as if so many seconds had gone by. */
export const letPass = async ({ database }: TestApp, seconds: number): Promise<void> => {
  const earlier = (moment: typeof throttles.lastAt | typeof throttles.resetsAt) =>
    sql`${moment} - make_interval(secs => ${seconds})`;
  await database
    .update(throttles)
    .set({ lastAt: earlier(throttles.lastAt), resetsAt: earlier(throttles.resetsAt) });
};
