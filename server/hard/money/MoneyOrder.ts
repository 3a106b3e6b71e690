import type { ProblemAnswer } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Random } from '../../bench/population/Random';
import type { SessionUser } from '../../src/access/sessions/queries';
import { testMoney } from '../../src/development/testing/money';
import { isUnavailable, reasonOf } from '../../src/foundation/db/databaseError';
import { inTransaction } from '../../src/foundation/db/inTransaction';
import type { Database } from '../../src/foundation/db/openDatabase';
import { bookings, checkouts, lessonProblems, refunds } from '../../src/foundation/db/schema';
import { HttpError } from '../../src/foundation/http/HttpError';
import { moveBookingIn } from '../../src/lessons/bookings/moveBooking';
import { answerProblem } from '../../src/lessons/bookings/problems/answerProblem';
import { reportProblem } from '../../src/lessons/bookings/problems/reportProblem';
import { ofCaller } from '../../src/lessons/bookings/queries';
import { settleBookings } from '../../src/lessons/bookings/settleBookings';
import { askForPayment } from '../../src/lessons/ledger/changes';
import type { GatewayFact } from '../../src/lessons/ledger/gatewayFacts';
import { askDueCheckouts, type Site, sendDueRefunds } from '../../src/money/payments/askGateway';
import { payBooking } from '../../src/money/payments/payBooking';
import { type ReleaseSite, releaseEarned } from '../../src/money/payments/releaseEarned';
import { takeFact } from '../../src/money/payments/takeFact';
import { viewPayment } from '../../src/money/payments/viewPayments';
import type { DeskActor } from '../../src/operations/desk/deskActor';
import { refundAtDesk } from '../../src/operations/desk/money/refunds';
import { decideProblem } from '../../src/operations/desk/problemsAtDesk';
import { type FaultyGateway, Gone } from './FaultyGateway';
import { judgeOrder } from './judgeOrder';

/** Paise. */
const price = 60_000;
const hour = 3_600_000;
const mostRounds = 60;

/** What happens to a lesson is refused now and then, and servers, databases and gateways go away: all else is a fault. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Gone || error instanceof HttpError || isUnavailable(error);

/** What all orders stand on. */
export interface World {
  /** How many lessons have come to which end. */
  outcomes: Map<string, number>;
  site: Site & ReleaseSite;
  /** The same database, by connections that no one kills. */
  database: Database;
  gateway: FaultyGateway;
  subjectId: string;
  students: SessionUser[];
  tutors: SessionUser[];
  operator: DeskActor;
}

/** One lesson, and whatever happens to its money. */
export class MoneyOrder {
  readonly #world: World;
  readonly #random: Random;
  readonly #number: number;
  readonly #student: SessionUser;
  readonly #tutor: SessionUser;
  readonly #bookingId = uuidv7();
  readonly #isLate: boolean;
  readonly #isFoundInTime: boolean;
  readonly #problems: string[] = [];
  /** What is still to happen. */
  #ahead: (() => Promise<unknown>)[] = [];
  #paymentId = '';
  #isByOperator = false;

  constructor(world: World, number: number, random: Random) {
    this.#world = world;
    this.#number = number;
    this.#random = random;
    // Of those who are under way at once no two have the same people.
    this.#student = world.students[number % world.students.length] as SessionUser;
    this.#tutor = world.tutors[number % world.tutors.length] as SessionUser;
    this.#isLate = random.next() < 0.4;
    this.#isFoundInTime = random.next() < 0.6;
  }

  /** @returns what went wrong */
  async play(): Promise<string[]> {
    await this.#begin();
    this.#ahead = this.#plan();
    while (this.#ahead.length > 0) {
      const some = this.#ahead.splice(0, this.#random.pick([1, 1, 3, 5]));
      await Promise.all(some.map((event) => this.#dare(event)));
    }
    await this.#comeToRest();
    const { outcomes, database, gateway } = this.#world;
    const { end, problems } = await judgeOrder(database, {
      bookingId: this.#bookingId,
      paymentId: this.#paymentId,
      price,
      books: gateway.booksOf(await this.#checkouts()),
      isLate: this.#isLate,
      isByOperator: this.#isByOperator,
    });
    outcomes.set(end, (outcomes.get(end) ?? 0) + 1);
    return [...this.#problems, ...problems];
  }

  async #begin(): Promise<void> {
    const { database } = this.#world;
    const startsAt = new Date(Date.now() + (this.#isLate ? 5 * hour : 48 * hour));
    await database.insert(bookings).values({
      id: this.#bookingId,
      studentId: this.#student.id,
      tutorId: this.#tutor.id,
      subjectId: this.#world.subjectId,
      bookedBy: this.#student.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      status: 'accepted',
      price,
    });
    const { payment } = await inTransaction(database, (tx) => askForPayment(tx, testMoney, this.#bookingId));
    if (!payment) throw new Error('Nothing is asked for an accepted lesson.');
    this.#paymentId = payment._id;
  }

  #plan(): (() => Promise<unknown>)[] {
    const { site } = this.#world;
    const random = this.#random;
    const open = () => payBooking(site, this.#student, { bookingId: this.#bookingId }, 'en');
    const pay = () => this.#pay();
    const some = (share: number, event: () => Promise<unknown>) => (random.next() < share ? [event] : []);
    const cancel = random.next();
    const events = [
      ...some(0.25, pay),
      ...some(0.3, open),
      ...some(0.15, () =>
        payBooking(site, this.#student, { bookingId: this.#bookingId, useCredit: true }, 'en'),
      ),
      ...some(0.5, () => viewPayment(site, this.#student, this.#paymentId)),
      ...some(0.3, () => viewPayment(site, this.#student, this.#paymentId)),
      ...(cancel < 0.4 ? [() => this.#cancel(cancel < 0.25 ? this.#student : this.#tutor)] : []),
      ...some(0.2, () => this.#passDeadline()),
      ...some(0.3, () => settleBookings(site)),
      ...some(0.3, () => askDueCheckouts(site)),
      ...some(0.4, () => sendDueRefunds(site)),
      ...some(0.3, () => releaseEarned(site)),
      ...some(0.2, () => this.#end()),
      ...some(0.2, () => this.#dispute()),
      ...some(0.15, () => this.#refundAtDesk()),
    ];
    // What is said of a lesson is said once it runs, and answered in any order.
    const reports = some(0.3, () => this.#report());
    const isPrompt = random.next() < 0.75;
    const payAtOnce = async () => {
      for (const step of [open, open, pay]) await this.#dare(step);
    };
    return [
      ...(isPrompt ? [payAtOnce] : []),
      ...this.#shuffled([...events, ...(isPrompt ? [] : [open, pay])]),
      ...reports,
    ];
  }

  async #dare(event: () => Promise<unknown>): Promise<void> {
    await event().catch((error: unknown) => {
      if (!isExpected(error)) this.#problems.push(reasonOf(error));
    });
  }

  #shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.#random.next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  }

  /** What the gateway tells is told never, once or three times, some time later. */
  #tellLater(...facts: GatewayFact[]): void {
    for (const fact of facts) {
      const told = this.#random.pick([0, 1, 1, 3]);
      for (let time = 0; time < told; time += 1) {
        const place = this.#random.next() < 0.5 ? 0 : this.#random.between(0, this.#ahead.length);
        this.#ahead.splice(place, 0, () => takeFact(this.#world.site, 'razorpay', fact));
      }
    }
  }

  async #checkouts(): Promise<string[]> {
    const rows = await this.#world.database
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(eq(checkouts.paymentId, this.#paymentId));
    return rows.map(({ id }) => id);
  }

  async #pay(): Promise<void> {
    const ids = await this.#checkouts();
    if (ids.length === 0) return;
    const odd = this.#random.next();
    const fact = this.#world.gateway.pay(this.#random.pick(ids), {
      isOtherSum: odd < 0.05,
      isForced: odd > 0.9,
    });
    if (fact) this.#tellLater(fact);
  }

  async #dispute(): Promise<void> {
    const ids = await this.#checkouts();
    const fact = this.#world.gateway.dispute(ids);
    if (!fact) return;
    this.#tellLater(fact);
    if (this.#random.next() < 0.5) this.#tellLater(...this.#world.gateway.endDisputes(ids));
  }

  /** An hour ago the lesson ended, and a person says what went wrong; the other side, an operator and who said it answer at once. */
  async #report(): Promise<void> {
    const { site, database } = this.#world;
    const random = this.#random;
    const now = Date.now();
    await database
      .update(bookings)
      .set({ startsAt: new Date(now - 2 * hour), endsAt: new Date(now - hour) })
      .where(
        sql`${bookings.id} = ${this.#bookingId} and ${bookings.status} = 'accepted' and ${bookings.payBy} is null`,
      );
    const kind = random.pick(['tutor-absent', 'late', 'student-absent', 'technical', 'other'] as const);
    const report = () =>
      reportProblem(site, this.#student, this.#bookingId, { kind, text: 'It went wrong.' });
    for (let time = 0; time < 3; time += 1) await this.#dare(report);
    this.#ahead.push(
      () => this.#answer(this.#tutor, random.pick(['agreed', 'disputed'])),
      () => this.#answer(this.#tutor, random.pick(['agreed', 'disputed'])),
      ...(random.next() < 0.3 ? [() => this.#answer(this.#student, 'withdrawn' as const)] : []),
      ...(random.next() < 0.5 ? [() => this.#decide(random.pick([0, 1, price / 3, price]))] : []),
      () => releaseEarned(site),
    );
  }

  async #openProblem() {
    const [problem] = await this.#world.database
      .select({ id: lessonProblems.id, status: lessonProblems.status })
      .from(lessonProblems)
      .where(
        sql`${lessonProblems.bookingId} = ${this.#bookingId} and ${lessonProblems.status} in ('open', 'disputed')`,
      );
    return problem;
  }

  async #answer(by: SessionUser, answer: ProblemAnswer): Promise<void> {
    const problem = await this.#openProblem();
    if (problem) await answerProblem(this.#world.site, by, this.#bookingId, { problem: problem.id, answer });
  }

  async #decide(refund: number): Promise<void> {
    const problem = await this.#openProblem();
    if (problem?.status !== 'disputed') return;
    this.#isByOperator = true;
    await decideProblem(this.#world.site, problem.id, { refund, reason: 'So it is' }, this.#world.operator);
  }

  async #refundAtDesk(): Promise<void> {
    this.#isByOperator = true;
    const amount = this.#random.pick([1, price / 4, price]);
    const wanted = { payment: this.#paymentId, amount, reason: 'No sound' };
    await refundAtDesk(this.#world.site, wanted, this.#world.operator);
  }

  #cancel(by: SessionUser): Promise<unknown> {
    const { site } = this.#world;
    const move = { bookingId: this.#bookingId, to: 'cancelled', whose: ofCaller(by), by } as const;
    return site.news.inTransaction((tx, tell) => moveBookingIn(tx, tell, site, move));
  }

  /** In a moment, to the microsecond, so that what is told now comes before, at or after it. */
  async #passDeadline(): Promise<void> {
    await this.#world.database
      .update(bookings)
      .set({
        payBy: sql`clock_timestamp() + make_interval(secs => ${this.#random.next() * 0.004}::double precision)`,
      })
      .where(sql`${bookings.id} = ${this.#bookingId} and ${bookings.payBy} is not null`);
  }

  /** The lesson has taken place, a day and an hour ago. */
  async #end(): Promise<void> {
    const endsAt = new Date(Date.now() - (25 + this.#number) * hour);
    await this.#world.database
      .update(bookings)
      .set({ startsAt: new Date(endsAt.getTime() - hour), endsAt })
      .where(
        sql`${bookings.id} = ${this.#bookingId} and ${bookings.status} in ('accepted', 'completed') and ${bookings.payBy} is null`,
      );
  }

  /** Whatever is still on its way comes to its end, with everything going away as before. */
  async #comeToRest(): Promise<void> {
    const { site, database, gateway } = this.#world;
    for (let round = 0; round < mostRounds; round += 1) {
      const ids = await this.#checkouts();
      // Of what no one was told of some is found in time, and some after the deadline.
      if (round === (this.#isFoundInTime ? 2 : 0)) await this.#passDeadline();
      // Nothing waits for people for ever.
      await this.#dare(() => this.#answer(this.#tutor, 'disputed'));
      await this.#dare(() => this.#decide(0));
      await this.#end();
      const soon = sql`clock_timestamp()`;
      await database.update(checkouts).set({ askAt: soon }).where(eq(checkouts.paymentId, this.#paymentId));
      await database
        .update(refunds)
        .set({ tryAt: soon })
        .where(sql`${refunds.paymentId} = ${this.#paymentId} and ${refunds.status} <> 'done'`);
      for (const fact of [...gateway.endDisputes(ids), ...gateway.endRefunds(ids)]) {
        await this.#dare(() => takeFact(site, 'razorpay', fact));
      }
      await this.#dare(() => settleBookings(site));
      await Promise.all(
        [askDueCheckouts, sendDueRefunds, releaseEarned].map((turn) => this.#dare(() => turn(site))),
      );
      if (await this.#isAtRest(ids)) return;
    }
    this.#problems.push('it does not come to rest');
  }

  async #isAtRest(ids: readonly string[]): Promise<boolean> {
    const { rows } = await this.#world.database.$client.query<{ rests: boolean; came: number }>(
      `select
        exists (select from bookings b join payments p on p.booking_id = b.id
          where p.id = $1 and b.status in ('cancelled', 'completed') and p.status <> 'due'
            and (p.status in ('void', 'refunded') or p.released_at is not null))
        and not exists (select from refunds where payment_id = $1 and status <> 'done') as rests,
        (select coalesce(sum(amount), 0)::integer from captures where payment_id = $1 and provider <> 'credit') as came`,
      [this.#paymentId],
    );
    return rows[0]?.rests === true && rows[0].came === this.#world.gateway.booksOf(ids).came;
  }
}
