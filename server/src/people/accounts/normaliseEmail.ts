import { canonicalEmail } from '../../foundation/text/emailAddress';

/** @returns the address as it is compared: mailboxes that differ in case alone are one account */
export const normaliseEmail = (email: string): string => canonicalEmail(email).toLowerCase();
