import { language } from '@paadam/shared/words/language';

interface Named {
  subject: { name: string };
  subjectNames: Readonly<Partial<Record<string, string>>>;
}

/** @returns what the subject is called in the language, by default the one that is spoken; in English where it has no name there */
export const subjectName = ({ subject, subjectNames }: Named, reads: string = language()): string =>
  subjectNames[reads] ?? subject.name;
