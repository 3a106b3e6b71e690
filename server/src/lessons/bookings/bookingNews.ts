import type { BookingEvent } from '@paadam/shared/domain';
import type { CancelShare } from '../ledger/cancelShare';
import type { Mover } from './changes/statusChanges';
import type { Reader } from './peopleOf';
import type { ProblemRow } from './problems/queries';
import type { BookingWithContacts } from './queries';

/** What happened to a booking, as it is after that. */
export interface BookingNews {
  event: BookingEvent;
  booking: BookingWithContacts;
  /** Null where time alone did it. */
  by: Pick<Mover, 'id' | 'name' | 'role'> | null;
  /** Of a decline or a cancellation. */
  reason?: string | undefined;
  /** Of a reminder: how long before the start it was meant to come. */
  hours?: number;
  /** Of a meeting link: whether there was another one before. */
  isChange?: boolean;
  /** Of a move: the start before. */
  from?: Date;
  /** Of a move: whether a request was accepted with it. */
  isAcceptance?: boolean;
  /** Of a lesson that was paid and is cancelled: what comes back. */
  share?: CancelShare | null;
  /** Of money that went back: paise. */
  refunded?: number;
  /** Of what went wrong in the lesson. */
  problem?: ProblemRow;
  /** Of what expired: whether the tutor had answered with another time. */
  isCountered?: boolean;
}

/** What a mail says of it to one reader. */
export interface Text {
  subject: string;
  paragraphs: string[];
  /** Absent: the way to the booking. */
  action?: Reader['action'];
}

/** What a mail says of it to the reader, in the language that is spoken. */
export type Write = (news: BookingNews, reader: Reader) => Text;
