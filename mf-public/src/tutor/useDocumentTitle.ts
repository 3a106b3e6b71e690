import type { Tutor } from '@paadam/shared/contract';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** @returns what the document is called, as the server calls it, once the subjects have names */
export const useDocumentTitle = ({ name, subjects }: Tutor): string => {
  const names = usePaadamSelector(selectSubjectNames);
  const taught = subjects.flatMap((id) => names.get(id) ?? []);
  return taught.length > 0 ? `${name}, tutor of ${inWords.format(taught)}` : name;
};
