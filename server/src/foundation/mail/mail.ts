declare module 'fastify' {
  interface FastifyInstance {
    mail: MailTransport;
  }
}

/** A mail as it leaves: who to, and the same content as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The person that an answer reaches; absent: the sender. */
  replyTo?: { name: string; address: string };
  /** The code that stands in it as `codePlace` until it is sent. */
  codeId?: string;
  /** Of which lesson it is to bring what the reader's calendar has to know: filled in when it is sent. */
  invitation?: Invitation;
  /** Of which lessons, all together, it is to bring a file: filled in when it is sent. */
  lessons?: LessonsFile;
  /** What the reader's calendar takes from it, as RFC 5546 has it: of one lesson. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Lessons to be added to a calendar by hand. */
  calendarFile?: string;
}

export interface LessonsFile {
  bookingIds: readonly string[];
  userId: string;
  /** Whether the mail is for the calendar alone, and not sent to the person who wants none in it. */
  isAll?: boolean;
}

export interface Invitation {
  bookingId: string;
  userId: string;
  /** The lesson's, as it was when the mail was written: what has changed since, a later mail brings. */
  sequence: number;
  /** Whether the mail is for the calendar alone, and not sent to the person who wants none in it. */
  isAll?: true;
}

/** Where the digits of a mail's code come to stand. */
export const codePlace = '{{code}}';

/** The way out for mail. */
export interface MailTransport {
  /**
   * @throws HopelessJob where the mail was refused for good; any other error where it did not leave, and may later:
   *   it is then tried again
   */
  send(mail: Mail): Promise<void>;
  /**
   * @returns whether mail reaches addresses with non-ASCII letters before the @ (SMTPUTF8, RFC 6531); false if that cannot be determined
   *   now. Absent: it does
   */
  takesUnicode?(): Promise<boolean>;
  close(): Promise<void>;
}
