import type { Subject } from '@paadam/shared/contract';
import { useSearchParams } from 'react-router-dom';
import { categoryOf } from './categoryOf';

/**
 * The category that the page's address names, so that a narrowed-down page can be shared and come back to.
 *
 * @returns the categories that there are, by name; the chosen one, where it is one of them; a way to choose; and
 *   whether a subject is among the chosen
 */
export const useCategory = (subjects: readonly Subject[]) => {
  const [search, setSearch] = useSearchParams();
  const categories = [...new Set(subjects.map(categoryOf))].sort((one, other) => one.localeCompare(other));
  const wanted = search.get('category');
  const chosen = categories.find((category) => category === wanted);
  return {
    categories,
    chosen,
    choose: (category: string | undefined) =>
      setSearch(category ? { category } : {}, { replace: true, preventScrollReset: true }),
    includes: (subject: Subject): boolean => !chosen || categoryOf(subject) === chosen,
  };
};
