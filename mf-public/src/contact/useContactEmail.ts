import { useHost } from '@paadam/shared/portal';
import { contact } from './content';

/** @returns the address that people write to: the operator's own where the host says it */
export const useContactEmail = (): string => useHost().contactEmail ?? contact.defaultEmail;
