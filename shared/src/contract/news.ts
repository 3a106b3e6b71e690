import type { BookingEvent } from '@paadam/shared/domain';
import type { Static } from 'typebox';
import type { LiveEvent } from './live';
import type { Person } from './schema';

// What the topic "me" of the live channel tells: what has happened to a person's bookings and links.

type Named = Static<typeof Person>;

/** Something happened to a booking; its lists and figures are to be fetched anew. */
export interface BookingNote {
  event: BookingEvent;
  booking: { _id: string; student: Named; tutor: Named; subject: string; dateTime: string };
  /** Null where time alone did it. */
  by: { name: string; role: 'student' | 'tutor' | 'parent' | 'operator' } | null;
  /** Whether the person is to be told in words, as the mails do. */
  isTold: boolean;
  /** Of a meeting link: whether there was another one before. */
  isChange?: boolean;
  /** Of weekly lessons that it happened to at once: how many; the booking is the first of them. */
  lessons?: number;
}

/** A parent and a child were linked, or are no longer. */
export interface LinkNote {
  event: 'linked' | 'unlinked';
  parent: Named;
  child: Named;
  isTold: boolean;
}

/** An event of the topic "me". */
export type NewsEvent = Omit<LiveEvent, 'k' | 'b'> &
  ({ k: 'booking'; b: BookingNote } | { k: 'link'; b: LinkNote });

/** What `subbed` says of "me": for how many seconds nothing has happened; null: nothing ever has. */
export interface NewsGreeting {
  quietFor: number | null;
}
