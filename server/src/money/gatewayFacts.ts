import type { DisputeStatus } from '@paadam/shared/domain';

/** What a gateway says has happened, by whichever way it says so. */
export type GatewayFact =
  | {
      kind: 'captured';
      /** Our name for the checkout. */
      checkout: string;
      /** The gateway's name for the payment. */
      ref: string;
      /** Paise. */
      amount: number;
      /** "upi", "card", as the gateway calls it. */
      method: string;
    }
  | {
      /** Nobody can pay there any more. */
      kind: 'ended';
      checkout: string;
    }
  | {
      /** The payer's bank asks money back, or has come to an end with it. */
      kind: 'disputed';
      /** The gateway's names for the dispute, and for the money in question. */
      ref: string;
      capture: string;
      /** Paise. */
      amount: number;
      status: DisputeStatus;
      /** As the gateway calls it. */
      reason: string | null;
      /** ISO instant until which the gateway takes an answer. */
      respondBy: string | null;
    }
  | {
      kind: 'refunded';
      /** The gateway's name for the refund. */
      ref: string;
      /** Our name for it, where the gateway repeats it. */
      refund: string | null;
      status: 'sent' | 'done' | 'failed';
    };
