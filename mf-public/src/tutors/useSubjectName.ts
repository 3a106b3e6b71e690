import { dataOf, selectSubjectNames, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import * as words from '../messages/tutors';

/** @returns what gives the name of the subject of an id; undefined while the catalogue is on its way */
export const useSubjectName = () => {
  const names = usePaadamSelector(selectSubjectNames);
  const catalogue = usePaadamSelector(selectSubjects);
  const onItsWay = !dataOf(catalogue) && catalogue.status !== 'failed';
  return (id: string): string | undefined => names.get(id) ?? (onItsWay ? undefined : words.unknownSubject());
};
