import { formatCount, isVisible, limits, looksLikeEmail } from '@paadam/shared/domain';
import type { FieldErrors } from '@paadam/shared/ui';
import * as texts from '../messages/contact';
import type { ContactMessage } from './contactSlice';

const { subjectCharacters, messageCharacters } = limits.contact;

/** As the server counts: a sign outside the first plane of Unicode is one character. */
const lengthOf = (text: string): number => [...text].length;
const shorten = (text: string, most: number): string =>
  texts.shorten({ most: formatCount(most), count: formatCount(lengthOf(text)) });

/** @returns what is wrong with which field and how to mend it; empty where the message may be sent */
export const checkMessage = ({
  name,
  email,
  subject,
  message,
}: ContactMessage): FieldErrors<ContactMessage> => {
  const errors: FieldErrors<ContactMessage> = {};
  if (!isVisible(name)) errors.name = texts.enterYourName();
  if (!looksLikeEmail(email)) errors.email = texts.enterAnEmailAddress();
  if (!isVisible(subject)) errors.subject = texts.enterSubject();
  else if (lengthOf(subject) > subjectCharacters) errors.subject = shorten(subject, subjectCharacters);
  if (!isVisible(message)) errors.message = texts.writeYourMessage();
  else if (lengthOf(message) > messageCharacters) errors.message = shorten(message, messageCharacters);
  return errors;
};
