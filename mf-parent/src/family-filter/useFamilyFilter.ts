import { bookingStatuses } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { useSearchParams } from 'react-router-dom';

/**
 * What a list is narrowed to. It stands in the page's address, so that it can be gone back to and reloaded; a child that
 * is not linked and a state that does not exist narrow nothing.
 *
 * @returns the child's id and the state, each absent for all; ways to change one of them, empty
 *   for all, and to clear both
 */
export const useFamilyFilter = () => {
  const [address, setAddress] = useSearchParams();
  const children = usePaadamSelector(selectUser)?.children ?? [];
  const child = children.find(({ _id }) => _id === address.get('child'))?._id;
  const status = bookingStatuses.find((known) => known === address.get('status'));
  const choose = (name: 'child' | 'status', value: string) => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    setAddress(next, { preventScrollReset: true });
  };
  const clear = () => {
    const next = new URLSearchParams(address);
    for (const name of ['child', 'status']) next.delete(name);
    setAddress(next, { preventScrollReset: true });
  };
  return { children, child, status, choose, clear };
};
