import type { PaymentProvider } from '@paadam/shared/domain';
import type { GatewayFact } from './gatewayFacts';

export interface CheckoutToOpen {
  /** Our name for it: asked for the same again, the gateway gives the same again. */
  id: string;
  /** Paise. */
  amount: number;
  /** For the payer. */
  description: string;
  expiresAt: Date;
  /** Where the payer's browser comes back to. */
  returnUrl: string;
}

export interface OpenCheckout {
  id: string;
  /** The gateway's name; null where its answer was lost. */
  ref: string | null;
}

export interface RefundToSend {
  /** Our name for it, by which the gateway sends it once. */
  id: string;
  captureRef: string;
  /** Paise. */
  amount: number;
}

/** What a refund has come to, and the gateway's name for it. */
export interface SentRefund {
  ref: string;
  status: 'sent' | 'done' | 'failed';
}

/**
 * Whoever takes the money. All calls may be repeated, and throw where the gateway does not answer, or not as it should.
 */
export interface Gateway {
  provider: PaymentProvider;
  /** Whether no money moves. */
  isTest: boolean;
  open(checkout: CheckoutToOpen): Promise<{ ref: string; url: string }>;
  /** @returns what has happened to a checkout so far */
  find(checkout: OpenCheckout): Promise<GatewayFact[]>;
  /** Nobody can pay there any more; it does nothing where that is so already. */
  cancel(checkout: OpenCheckout): Promise<void>;
  refund(refund: RefundToSend): Promise<SentRefund>;
  findRefund(ref: string): Promise<SentRefund>;
  /**
   * @param rawBody as it came, to the byte
   * @throws BadSignature where it is not the gateway's
   */
  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { eventId: string; facts: GatewayFact[] };
}

export class BadSignature extends Error {}
