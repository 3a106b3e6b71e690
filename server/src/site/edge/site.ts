import type { PageLanguage } from '@paadam/shared/domain';

/** What the pages say of the person who shows them. */
export interface Site {
  publicOrigin: string;
  /** Those that it offers. */
  languages: readonly PageLanguage[];
  /** The address that visitors write to. */
  contactEmail: string;
  operator: Operator;
}

/** Who runs the site, as far as that is given: what is null is not. */
export interface Operator {
  name: string | null;
  address: string | null;
  grievanceOfficer: string | null;
  /** Lessons are paid on the site. */
  takesPayments?: true;
}
