import type { FormAnswer } from '@paadam/shared/contract';
import { useHost } from '@paadam/shared/portal';
import { useLocation } from '@paadam/shared/router';

/**
 * @returns what a form came to that was sent without scripts, where this page is the answer to it; null: it is none, or
 *   a person has been elsewhere since
 */
export const useFormAnswer = (): FormAnswer | null => {
  const { form } = useHost();
  // The router's word for the entry of the history that the document was opened with.
  return useLocation().key === 'default' ? (form ?? null) : null;
};
