/** The parts that people have in a booking. One person may have several: a parent who booked is also a linked parent. */
export const bookingReaders = ['tutor', 'student', 'booker', 'parent'] as const;
export type BookingReader = (typeof bookingReaders)[number];

/** `receipt`: told also where it was their own act. */
type Telling = 'told' | 'receipt' | 'not told';

/**
 * Who is told of what. The booker is the student, or the linked parent who asked; `parent` is each linked parent. What a
 * child asks for and what becomes of it reaches every parent; what helps on the day reaches who takes part and who booked.
 */
export const bookingNews = {
  requested: { tutor: 'told', student: 'told', booker: 'receipt', parent: 'told' },
  /** Asked for, and accepted by itself. */
  booked: { tutor: 'told', student: 'told', booker: 'receipt', parent: 'told' },
  accepted: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  declined: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** Cancelled while it waited for an answer. */
  withdrawn: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** Cancelled once it was accepted. */
  cancelled: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** Other times were proposed to the other side. */
  proposed: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** One of them was taken: the lesson is at another time. */
  moved: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** None of them suits: the lesson stays where it was. */
  'move-declined': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** They were taken back; the person who looks at the booking sees it. */
  'move-withdrawn': { tutor: 'not told', student: 'not told', booker: 'not told', parent: 'not told' },
  /** They had no answer. */
  'move-lapsed': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** A request that waits is for another time by now. */
  'request-moved': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  expired: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** A day and an hour before the start. */
  reminder: { tutor: 'told', student: 'told', booker: 'told', parent: 'not told' },
  /** It was given or changed. */
  'meeting-link': { tutor: 'told', student: 'told', booker: 'told', parent: 'not told' },
  /** The student's first lesson with the tutor has ended: an invitation to review it. */
  completed: { tutor: 'not told', student: 'told', booker: 'not told', parent: 'not told' },
  /** It was paid. */
  paid: { tutor: 'told', student: 'receipt', booker: 'receipt', parent: 'receipt' },
  /** Half of the time to pay it is over. */
  'pay-reminder': { tutor: 'not told', student: 'told', booker: 'told', parent: 'told' },
  /** No one paid it in time, so it does not take place. */
  unpaid: { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** Money has gone back. */
  refunded: { tutor: 'not told', student: 'told', booker: 'told', parent: 'told' },
  /** A person says that something went wrong in it; … */
  'problem-reported': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** … the other side agrees; … */
  'problem-agreed': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** … does not, or does not answer, so that an operator decides; … */
  'problem-disputed': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** … has decided; … */
  'problem-decided': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  /** … or it was taken back. */
  'problem-withdrawn': { tutor: 'told', student: 'told', booker: 'told', parent: 'told' },
  reviewed: { tutor: 'told', student: 'not told', booker: 'not told', parent: 'not told' },
} as const satisfies Record<string, Record<BookingReader, Telling>>;

/** What happens to a booking that people are told of. */
export type BookingEvent = keyof typeof bookingNews;

/** A person with a part in a booking. */
export interface Concerned {
  id: string;
  parts: readonly BookingReader[];
}

/**
 * @param people each once, with all their parts
 * @param actorId whose act it was; null where time alone did it
 * @returns those who are told: no one of their own act, but for a receipt where the table has one
 */
export const toldOf = <P extends Concerned>(
  event: BookingEvent,
  people: readonly P[],
  actorId: string | null,
): P[] =>
  people.filter(({ id, parts }) =>
    parts.some((part) => {
      const telling: Telling = bookingNews[event][part];
      return telling === 'receipt' || (telling === 'told' && id !== actorId);
    }),
  );
