import type { Server } from '../../http/server';
import { getBooking, ofBooking } from '../queries';
import { endProblem } from './changes';
import { findProblem, holdToReport, listUnanswered } from './queries';
import { tellOfProblem } from './tellOfProblem';

const batch = 50;

/** Reports that the other side has not answered in time are for an operator to decide. @returns how many */
export const bringToDesk = async ({
  database,
  news,
  config,
}: Pick<Server, 'database' | 'news' | 'config'>): Promise<number> => {
  let brought = 0;
  for (const { id, bookingId } of await listUnanswered(database, batch)) {
    await news.inTransaction(async (tx, tell) => {
      // The booking first, as whoever answers does.
      await holdToReport(tx, bookingId, ofBooking(bookingId));
      if (!(await endProblem(tx, { id, to: 'disputed', answer: null }))) return;
      const [booking, problem] = [await getBooking(tx, bookingId), await findProblem(tx, id)];
      if (problem)
        await tellOfProblem(tx, tell, config, { event: 'problem-disputed', booking, by: null, problem });
      brought += 1;
    });
  }
  return brought;
};
