import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';

interface Suspended {
  name: string;
  email: string;
  timeZone: string;
}

/** @param until null: for good */
export const suspendedMail = (
  person: Suspended,
  { reason, until }: { reason: string; until: Date | null },
  { appealTo, origin }: { appealTo: string; origin: string },
): Mail =>
  composeMail({
    to: person.email,
    subject: 'Your Paadam account is suspended',
    paragraphs: [
      `Hello ${person.name},`,
      until
        ? `Your account is suspended until ${momentFor(person, until)}.`
        : 'Your account is suspended. There is no end to it by itself.',
      `The reason: ${reason}`,
      'Until then you cannot book or give lessons, and lessons to come are cancelled. You can sign in, and read this there.',
      `If you think that this is wrong, write to ${appealTo}.`,
    ],
    action: { label: 'Sign in', url: `${origin}/login` },
  });

export const liftedMail = (person: Suspended, origin: string): Mail =>
  composeMail({
    to: person.email,
    subject: 'Your Paadam account is open again',
    paragraphs: [
      `Hello ${person.name},`,
      'The suspension of your account has ended. You can take part as before; lessons that were cancelled have to be booked again.',
    ],
    action: { label: 'Sign in', url: `${origin}/login` },
  });
