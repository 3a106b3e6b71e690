/** A mail as it leaves: who to, and the same content as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches; absent: the sender. */
  replyTo?: { name: string; address: string };
}
