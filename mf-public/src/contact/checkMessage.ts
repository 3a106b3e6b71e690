import { limits } from '@paadam/shared/domain';
import { emailAdvice, looksLikeEmail } from '../field-errors/looksLikeEmail';
import type { FieldErrors } from '../field-errors/useFieldErrors';
import type { ContactMessage } from './contactSlice';

const { subjectCharacters, messageCharacters } = limits.contact;

/** As the server counts: a sign outside the first plane of Unicode is one character. */
const lengthOf = (text: string): number => [...text].length;
const figure = (count: number): string => count.toLocaleString('en-IN');
const shorten = (text: string, most: number): string =>
  `Shorten it to ${figure(most)} characters; it has ${figure(lengthOf(text))}.`;

/** @returns what is wrong with which field and how to mend it; empty where the message may be sent */
export const checkMessage = ({
  name,
  email,
  subject,
  message,
}: ContactMessage): FieldErrors<ContactMessage> => {
  const errors: FieldErrors<ContactMessage> = {};
  if (!name.trim()) errors.name = 'Enter your name.';
  if (!looksLikeEmail(email)) errors.email = emailAdvice;
  if (!subject.trim()) errors.subject = 'Say in a few words what it is about.';
  else if (lengthOf(subject) > subjectCharacters) errors.subject = shorten(subject, subjectCharacters);
  if (!message.trim()) errors.message = 'Write your message.';
  else if (lengthOf(message) > messageCharacters) errors.message = shorten(message, messageCharacters);
  return errors;
};
