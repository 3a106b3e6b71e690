import type { PaymentProvider } from '@paadam/shared/domain';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';

export interface CheckoutToOpen {
  /** Our name for it: asked for the same again, the gateway gives the same again. */
  id: string;
  /** Paise. */
  amount: number;
  /** For the payer. */
  description: string;
  openedAt: Date;
  expiresAt: Date;
  /** Where the payer's browser comes back to; with `?closed` where they have turned back without paying. */
  returnUrl: string;
}

export interface OpenCheckout {
  id: string;
  /** The gateway's name; null where its answer was lost. */
  ref: string | null;
  /** When it was asked for first. */
  openedAt: Date;
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
 * The person who takes the money. All calls may be repeated, and throw where the gateway does not answer, or not as it should:
 * `GatewayRefused` where it has understood, and will not.
 */
export interface Gateway {
  provider: PaymentProvider;
  /** Whether no money moves. */
  isTest: boolean;
  /** Paise: it takes no sum below. */
  leastAmount: number;
  open(checkout: CheckoutToOpen): Promise<{ ref: string; url: string }>;
  /** @returns what has happened to a checkout so far */
  find(checkout: OpenCheckout): Promise<GatewayFact[]>;
  /** It can no longer be paid there; it does nothing where that is so already. */
  cancel(checkout: OpenCheckout): Promise<void>;
  refund(refund: RefundToSend): Promise<SentRefund>;
  findRefund(ref: string): Promise<SentRefund>;
  /**
   * @param rawBody as it came, to the byte
   * @returns the facts, to be checked by `isGatewayFact`; null if the request is signed but cannot be read
   * @throws BadSignature where it is not the gateway's
   */
  readWebhook(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { eventId: string; facts: GatewayFact[] } | null;
}

export class BadSignature extends Error {}

/** The gateway has refused what was asked, and has done nothing. What it says of it may hold people's data, and is left out. */
export class GatewayRefused extends Error {
  constructor(readonly status: number) {
    super(`The gateway answered with ${status}.`);
  }

  /** Whether it would refuse the same again: neither too much at once, nor keys that it does not know. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 408, 409, 425, 429].includes(this.status);
  }
}
