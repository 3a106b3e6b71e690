/** What an operator may be allowed to do at the desk. */
export const deskRights = ['money', 'people', 'cases', 'verify', 'settings', 'audit'] as const;
export type DeskRight = (typeof deskRights)[number];

/** What is written down of the desk. */
export const deskActions = [
  'signed-in',
  'sign-in-failed',
  'code-failed',
  'signed-out',
  'app-set-up',
  'password-set',
  'people-searched',
  'person-read',
  'email-shown',
  'suspended',
  'suspension-asked',
  'suspension-lifted',
  'approved',
  'refused',
  'withdrawn',
  'bookings-searched',
  'booking-read',
  'booking-cancelled',
  'invoice-read',
  'problems-read',
  'problem-read',
  'problem-decided',
  'decision-asked',
  'operator-added',
  'operator-invited',
  'rights-changed',
  'operator-disabled',
  'operator-enabled',
  'audit-read',
  'payments-searched',
  'payment-read',
  'refunds-read',
  'disputes-read',
  'refunded',
  'refund-asked',
  'refund-retried',
  'refund-by-hand',
  'payouts-read',
  'payout-made',
  'payout-sent',
  'payout-failed',
  'payout-cancelled',
  'payout-file-made',
  'books-read',
  'settlement-entered',
  // Any other call, shown by its summary.
  'read',
  'called',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** The acts that wait for a second operator. */
export const deskActs = ['suspend-for-good', 'big-refund', 'big-decision'] as const;
export type DeskAct = (typeof deskActs)[number];

/** Who may decide on them. */
export const rightOfAct = {
  'suspend-for-good': 'people',
  'big-refund': 'money',
  'big-decision': 'cases',
} as const satisfies Record<DeskAct, DeskRight>;

export const approvalAnswers = ['approved', 'refused', 'withdrawn'] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];

export const deskLimits = {
  session: { idleMinutes: 30, hours: 8 },
  /** Of the second step of one sign-in. */
  code: { minutes: 10, tries: 5 },
  invitationHours: 72,
  /** For so many days after one operator changed another, the two are not independent. `operator_hands` in the database has the same number. */
  independentDays: 7,
  suspensionDays: 365,
  /** Paise that one operator may send back of one payment; above it a second has to approve. */
  refundAlone: 1_000_000,
  referenceCharacters: 60,
  payoutsAtOnce: 100,
} as const;
