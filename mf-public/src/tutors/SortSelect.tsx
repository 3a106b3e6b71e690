import type { TutorOrder } from '@paadam/shared/contract';
import { Select } from '@paadam/shared/ui';
import type { TutorSearch } from './useTutorSearch';

const orders: Record<TutorOrder, string> = {
  recommended: 'Recommended',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  rating: 'Best rated',
};

/** In which order the tutors come. */
export function SortSelect({ search: { question, choose } }: { search: TutorSearch }) {
  return (
    <Select
      name="sort"
      aria-label="Sort by"
      value={question.sort ?? 'recommended'}
      onChange={({ target }) =>
        choose({ sort: target.value === 'recommended' ? undefined : (target.value as TutorOrder) })
      }
    >
      {Object.entries(orders).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </Select>
  );
}
