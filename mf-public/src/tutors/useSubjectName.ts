import { dataOf, selectSubjectNames, selectSubjects, usePaadamSelector } from '@paadam/shared/state';

/** @returns what gives the name of the subject of an id, as far as the catalogue is there and knows it */
export const useSubjectName = () => {
  const names = usePaadamSelector(selectSubjectNames);
  const catalogue = usePaadamSelector(selectSubjects);
  const onItsWay = !dataOf(catalogue) && catalogue.status !== 'failed';
  return (id: string): string => names.get(id) ?? (onItsWay ? 'Loading Subjects...' : 'Unknown Subject');
};
