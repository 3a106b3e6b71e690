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
      kind: 'refunded';
      /** The gateway's name for the refund. */
      ref: string;
      /** Our name for it, where the gateway repeats it. */
      refund: string | null;
      status: 'sent' | 'done' | 'failed';
    };
