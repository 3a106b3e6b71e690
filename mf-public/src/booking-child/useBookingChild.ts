import type { AuthData } from '@paadam/shared/contract';
import { useSearchParams } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';

/** @returns for which of the signed-in parent's children the address says to book; null: for none of them */
export const useBookingChild = (): AuthData['children'][number] | null => {
  const [address] = useSearchParams();
  const user = usePaadamSelector(selectUser);
  const asked = address.get('child');
  return user?.children.find(({ _id }) => _id === asked) ?? null;
};
