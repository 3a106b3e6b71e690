import type { Server } from '../../../foundation/http/server';
import { getBooking, ofBooking } from '../queries';
import { endProblem } from './changes';
import { findProblem, holdToReport, listUnanswered } from './queries';
import { tellOfProblem } from './tellOfProblem';

const batch = 50;

/**
 * Reports that the other side has not answered in time are for an operator to decide. One that fails leaves the others be.
 *
 * @returns how many
 * @throws the first failure, once the others are done: the job is tried again
 */
export const bringToDesk = async (server: Pick<Server, 'database' | 'news' | 'config'>): Promise<number> => {
  let brought = 0;
  const failed = new Map<string, unknown>();
  for (;;) {
    const due = await listUnanswered(server.database, batch, [...failed.keys()]);
    for (const { id, bookingId } of due) {
      try {
        if (await bringOne(server, id, bookingId)) brought += 1;
      } catch (error) {
        failed.set(id, error);
      }
    }
    if (due.length < batch) break;
  }
  const [first] = failed.values();
  if (first) throw first;
  return brought;
};

const bringOne = (
  { news, config }: Pick<Server, 'news' | 'config'>,
  id: string,
  bookingId: string,
): Promise<boolean> =>
  news.inTransaction(async (tx, tell) => {
    // Locks the booking first, as every answer does.
    await holdToReport(tx, bookingId, ofBooking(bookingId));
    if (!(await endProblem(tx, { id, to: 'disputed', answer: null }))) return false;
    const [booking, problem] = [await getBooking(tx, bookingId), await findProblem(tx, id)];
    if (problem) {
      await tellOfProblem(tx, tell, config, { event: 'problem-disputed', booking, by: null, problem });
    }
    return true;
  });
