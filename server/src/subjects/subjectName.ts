import { language } from '@paadam/shared/words/language';

/** @returns what the subject is called in the language that is spoken; in English where it has no name there */
export const subjectName = ({
  subject,
  subjectNames,
}: {
  subject: { name: string };
  subjectNames: Readonly<Partial<Record<string, string>>>;
}): string => subjectNames[language()] ?? subject.name;
