import type { BookingEvent } from '@paadam/shared/domain';
import type { Config } from '../../../foundation/config/Config';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { enqueueAll } from '../../../foundation/jobs/enqueue';
import { mailJob } from '../../../foundation/mail/mailQueue';
import type { NoteFor } from '../../../realtime/news/changes';
import { mailsAbout } from '../bookingMails';
import type { BookingNews } from '../bookingNews';
import { notesAbout } from '../bookingNotes';
import type { BookingWithContacts } from '../queries';
import type { ProblemRow } from './queries';

/** Tells both sides what has become of a report, on open pages and by mail. */
export const tellOfProblem = async (
  tx: Transaction,
  tell: (notes: readonly NoteFor[]) => void,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  about: {
    event: Extract<BookingEvent, `problem-${string}`>;
    booking: BookingWithContacts;
    by: BookingNews['by'];
    problem: ProblemRow;
  },
): Promise<void> => {
  tell(notesAbout(about));
  await enqueueAll(tx, mailsAbout(about, publicOrigin).map(mailJob));
};
