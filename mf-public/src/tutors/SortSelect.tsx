import type { TutorOrder } from '@paadam/shared/contract';
import { Select } from '@paadam/shared/ui';
import * as words from '../messages/tutors';
import type { TutorSearch } from './useTutorSearch';

const orders: Record<TutorOrder, () => string> = {
  recommended: words.recommended,
  'price-up': words.lowestPrice,
  'price-down': words.highestPrice,
  rating: words.bestRated,
};

interface SortSelectProps {
  search: TutorSearch;
  /** The id of the form that it belongs to. Absent: the one that it stands in. */
  form?: string;
}

/** In which order the tutors come. */
export function SortSelect({ search: { question, choose }, form }: SortSelectProps) {
  return (
    <Select
      name="sort"
      form={form}
      aria-label={words.sortBy()}
      value={question.sort ?? 'recommended'}
      onChange={({ target }) =>
        choose({ sort: target.value === 'recommended' ? undefined : (target.value as TutorOrder) })
      }
    >
      {Object.entries(orders).map(([order, label]) => (
        <option key={order} value={order}>
          {label()}
        </option>
      ))}
    </Select>
  );
}
