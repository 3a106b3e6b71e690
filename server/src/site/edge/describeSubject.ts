import * as words from '../../messages/documents';
import { cutAtWord, shownCharacters } from './describeTutor';
import type { PreviewedSubject } from './queries';

/** @returns what the document of a subject's page says of the subject, as plain text */
export const describeSubject = ({
  name,
  description,
  topics,
}: PreviewedSubject): { title: string; description: string } => ({
  title: words.tutorsOf({ subject: name }),
  description: cutAtWord([description, topics.join(', ')].filter(Boolean).join(' '), shownCharacters),
});
