import type { Language } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import * as words from '../../messages/mail';
import { type Content, composeMail } from './composeMail';
import type { Mail } from './mail';

/** A person that the site knows, as mails address them. */
export interface Addressee {
  name: string;
  email: string;
  timeZone: string;
  language: Language;
}

/**
 * @param write what the mail says, but for the greeting: called while the reader's language is spoken
 * @returns the mail to the reader, that it greets by name
 */
export const mailTo = (
  { name, email, language }: Omit<Addressee, 'timeZone'>,
  write: () => Omit<Content, 'to'>,
): Mail =>
  speak(language, () => {
    const { paragraphs, ...content } = write();
    return composeMail({ ...content, to: email, paragraphs: [words.hello({ name }), ...paragraphs] });
  });
