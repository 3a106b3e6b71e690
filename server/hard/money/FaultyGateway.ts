import type { Random } from '../../bench/population/Random';
import type { GatewayFact } from '../../src/lessons/ledger/gatewayFacts';
import { type Gateway, GatewayRefused, type SentRefund } from '../../src/money/payments/gateway';

/** The server is gone at this point, or the gateway is. */
export class Gone extends Error {}

interface Session {
  amount: number;
  isOver: boolean;
}

interface Capture {
  checkout: string;
  amount: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

interface Refund {
  ref: string;
  name: string;
  capture: string;
  amount: number;
  status: 'sent' | 'done' | 'failed';
}

type Disputed = Extract<GatewayFact, { kind: 'disputed' }>;

/**
 * A gateway that keeps its own books, and is away now and then: before it does something, or, as when a server is killed between
 * the gateway's answer and its commit, just after.
 */
export class FaultyGateway implements Gateway {
  readonly provider = 'razorpay';
  readonly isTest = false;
  readonly leastAmount = 100;
  /** What no server may ask: more than came, or the same twice. */
  readonly faults: string[] = [];
  readonly #random: Random;
  readonly #sessions = new Map<string, Session>();
  readonly #captures = new Map<string, Capture>();
  readonly #refunds = new Map<string, Refund>();
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  open({ id, amount }: Parameters<Gateway['open']>[0]) {
    return this.#perhaps(() => {
      if (!this.#sessions.has(id)) this.#sessions.set(id, { amount, isOver: false });
      return { ref: `s_${id}`, url: `https://pay.example/${id}` };
    });
  }

  find({ id }: Parameters<Gateway['find']>[0]): Promise<GatewayFact[]> {
    return this.#perhaps(() => {
      const captured = [...this.#captures].filter(([, { checkout }]) => checkout === id);
      const facts = captured.map(([ref, { amount }]) => this.#captured(ref, id, amount));
      return facts.length === 0 && this.#sessions.get(id)?.isOver ? [{ kind: 'ended', checkout: id }] : facts;
    });
  }

  cancel({ id }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    return this.#perhaps(() => {
      const session = this.#sessions.get(id);
      if (session) session.isOver = true;
    });
  }

  refund({ id: name, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
    return this.#perhaps((): SentRefund => {
      const known = this.#refunds.get(name);
      if (known) return { ref: known.ref, status: known.status };
      const capture = this.#captures.get(captureRef);
      if (!capture || capture.dispute === 'open' || capture.dispute === 'lost') throw new GatewayRefused(400);
      if (this.#sentOf(captureRef) + amount > capture.amount) {
        this.faults.push(`more than came was asked back of ${captureRef}`);
        throw new GatewayRefused(400);
      }
      const id = name.split('.')[0] ?? name;
      const others = [...this.#refunds.values()].filter((other) => other.name.split('.')[0] === id);
      if (others.some(({ status }) => status !== 'failed')) this.faults.push(`${id} was sent twice`);
      this.#count += 1;
      const status = this.#random.next() < 0.4 ? 'done' : 'sent';
      const refund: Refund = { ref: `r_${this.#count}`, name, capture: captureRef, amount, status };
      this.#refunds.set(name, refund);
      return { ref: refund.ref, status };
    });
  }

  findRefund(ref: string) {
    return this.#perhaps(() => {
      const refund = [...this.#refunds.values()].find((one) => one.ref === ref);
      if (!refund) throw new GatewayRefused(404);
      return { ref, status: refund.status };
    });
  }

  readWebhook(): never {
    throw new Error('What it tells is handed on.');
  }

  /** A person pays at a page. @returns what there is to tell; undefined where the page is closed */
  pay(checkout: string, { isOtherSum, isForced }: { isOtherSum: boolean; isForced: boolean }) {
    const session = this.#sessions.get(checkout);
    if (!session || (session.isOver && !isForced)) return undefined;
    this.#count += 1;
    const ref = `c_${this.#count}`;
    const amount = isOtherSum ? 500 : session.amount;
    this.#captures.set(ref, { checkout, amount, dispute: null });
    return this.#captured(ref, checkout, amount);
  }

  /** A person's bank asks some money back. @returns what there is to tell; undefined where nothing was, or some goes back */
  dispute(checkouts: readonly string[]): Disputed | undefined {
    const found = this.#capturesOf(checkouts).find(
      ([ref, { dispute }]) => !dispute && this.#sentOf(ref) === 0,
    );
    if (!found) return undefined;
    found[1].dispute = 'open';
    return this.#disputed(found[0], found[1].amount, 'open');
  }

  /** @returns how the disputes there are end, as there is to tell */
  endDisputes(checkouts: readonly string[]): Disputed[] {
    return this.#capturesOf(checkouts).flatMap(([ref, capture]) => {
      if (!capture.dispute) return [];
      if (capture.dispute === 'open') capture.dispute = this.#random.next() < 0.5 ? 'won' : 'lost';
      return [this.#disputed(ref, capture.amount, capture.dispute)];
    });
  }

  /** @returns how the refunds that are on their way come out, as there is to tell */
  endRefunds(checkouts: readonly string[]): GatewayFact[] {
    const captures = new Set(this.#capturesOf(checkouts).map(([ref]) => ref));
    return [...this.#refunds.values()]
      .filter(({ capture }) => captures.has(capture))
      .map((refund) => {
        if (refund.status === 'sent') refund.status = this.#random.next() < 0.2 ? 'failed' : 'done';
        const { ref, name, status } = refund;
        return { kind: 'refunded', refund: name.split('.')[0] ?? name, ref, status };
      });
  }

  /** @returns paise that came by these pages, have gone back, and were lost to banks */
  booksOf(checkouts: readonly string[]): { came: number; back: number; lost: number } {
    const captures = this.#capturesOf(checkouts);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return {
      came: sum(captures.map(([, { amount }]) => amount)),
      back: sum(captures.map(([ref]) => this.#sentOf(ref, ['done']))),
      lost: sum(captures.filter(([, { dispute }]) => dispute === 'lost').map(([, { amount }]) => amount)),
    };
  }

  #capturesOf(checkouts: readonly string[]): [string, Capture][] {
    return [...this.#captures].filter(([, { checkout }]) => checkouts.includes(checkout));
  }

  #sentOf(capture: string, statuses: readonly Refund['status'][] = ['sent', 'done']): number {
    return [...this.#refunds.values()]
      .filter((refund) => refund.capture === capture && statuses.includes(refund.status))
      .reduce((total, { amount }) => total + amount, 0);
  }

  #captured(ref: string, checkout: string, amount: number): GatewayFact {
    return { kind: 'captured', checkout, ref, amount, method: 'upi' };
  }

  #disputed(capture: string, amount: number, status: Disputed['status']): Disputed {
    return { kind: 'disputed', ref: `d_${capture}`, capture, amount, status, reason: null, respondBy: null };
  }

  async #perhaps<Result>(act: () => Result): Promise<Result> {
    const chance = this.#random.next();
    await new Promise((resolve) => setImmediate(resolve));
    if (chance < 0.08) throw new Gone('The gateway is away.');
    const result = act();
    if (chance < 0.16) throw new Gone('The server was killed before it had written the answer down.');
    return result;
  }
}
