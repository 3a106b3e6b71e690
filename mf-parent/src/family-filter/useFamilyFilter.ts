import { bookingStatuses } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { useQuery } from '@paadam/shared/ui/useQuery';

/**
 * What a list is narrowed to. It stands in the page's address, so that it can be gone back to and reloaded; a child that
 * is not linked and a state that does not exist narrow nothing.
 *
 * @returns the child's id and the state, each absent for all; ways to change one of them, empty
 *   for all, and to clear both
 */
export const useFamilyFilter = () => {
  const { shown, latest, go } = useQuery();
  const children = usePaadamSelector(selectUser)?.children ?? [];
  const child = children.find(({ _id }) => _id === shown.get('child'))?._id;
  const status = bookingStatuses.find((known) => known === shown.get('status'));
  const choose = (name: 'child' | 'status', value: string) => {
    const next = new URLSearchParams(latest.current);
    if (value) next.set(name, value);
    else next.delete(name);
    go(next);
  };
  const clear = () => {
    const next = new URLSearchParams(latest.current);
    for (const name of ['child', 'status']) next.delete(name);
    go(next);
  };
  return { children, child, status, choose, clear };
};
