import type { PayoutDestination } from '@paadam/shared/domain';
import { csvOf, harmlessText } from '@paadam/shared/domain';

interface Row {
  id: string;
  tutor: string;
  /** Paise. */
  amount: number;
  to: PayoutDestination;
}

/** @returns a table of RFC 4180, a row a payout, with the accounts in full */
export const bankFile = (rows: readonly Row[]): string =>
  csvOf([
    ['Payout', 'Tutor', 'Beneficiary', 'Account number', 'IFSC', 'UPI id', 'Amount (INR)'],
    ...rows.map(({ id, tutor, amount, to }) => [
      id,
      harmlessText(tutor),
      harmlessText(to.kind === 'bank' ? to.holder : tutor),
      to.kind === 'bank' ? to.accountNumber : '',
      to.kind === 'bank' ? to.ifsc : '',
      to.kind === 'upi' ? to.upiId : '',
      (amount / 100).toFixed(2),
    ]),
  ]);
