import type { PaymentProvider, ProblemAnswer } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { Random } from '../../bench/population/Random';
import { moveBookingIn } from '../../src/bookings/moveBooking';
import { answerProblem } from '../../src/bookings/problems/answerProblem';
import { reportProblem } from '../../src/bookings/problems/reportProblem';
import { ofCaller } from '../../src/bookings/queries';
import { settleBookings } from '../../src/bookings/settleBookings';
import { readConfig } from '../../src/config/readConfig';
import { isUnavailable, reasonOf } from '../../src/db/databaseError';
import { inTransaction } from '../../src/db/inTransaction';
import { type Database, openDatabase } from '../../src/db/openDatabase';
import {
  bookings,
  captures,
  checkouts,
  lessonProblems,
  operators,
  payments,
  refunds,
  subjects,
} from '../../src/db/schema';
import type { At } from '../../src/desk/at';
import { refundAtDesk } from '../../src/desk/money/refunds';
import { decideProblem } from '../../src/desk/problemsAtDesk';
import { HttpError } from '../../src/http/HttpError';
import { Live } from '../../src/live/Live';
import { askForPayment } from '../../src/money/changes';
import type { GatewayFact } from '../../src/money/gatewayFacts';
import { held } from '../../src/money/ledger/accounts';
import { balanceOf, recountLedger } from '../../src/money/ledger/queries';
import { News } from '../../src/news/News';
import { askDueCheckouts, type Site, sendDueRefunds } from '../../src/payments/askGateway';
import { payBooking } from '../../src/payments/payBooking';
import { releaseEarned } from '../../src/payments/releaseEarned';
import { takeFact } from '../../src/payments/takeFact';
import { viewPayment } from '../../src/payments/viewPayments';
import type { SessionUser } from '../../src/sessions/queries';
import { testMoney } from '../../src/testing/money';
import { type Finding, none, size } from '../findings';
import type { Ground } from '../Ground';
import { insertPeople } from '../people';
import { FaultyGateway, Gone } from './FaultyGateway';
import { killConnections } from './killConnections';

/** Lessons under way at once. */
const atOnce = 8;
const price = 60_000;
const hour = 3_600_000;
/** Of all transactions. */
const killed = 0.04;
const mostRounds = 60;

const silent = { info() {}, warn() {}, error() {}, debug() {}, fatal() {}, trace() {} };

const personOf = ({ id, email }: { id: string; email: string }, role: 'student' | 'tutor'): SessionUser => ({
  id,
  role,
  email,
  name: `Some ${role}`,
  profileUrl: null,
  timeZone: 'Asia/Kolkata',
  language: 'en',
  isSuspended: false,
});

/** What happens to a lesson is refused now and then, and servers, databases and gateways go away: all else is a fault. */
const isExpected = (error: unknown): boolean =>
  error instanceof Gone || error instanceof HttpError || isUnavailable(error);

interface World {
  /** How many lessons have come to which end. */
  outcomes: Map<string, number>;
  site: Site;
  /** The same database, by connections that nobody kills. */
  database: Database;
  gateway: FaultyGateway;
  subjectId: string;
  students: SessionUser[];
  tutors: SessionUser[];
  operator: At;
}

/**
 * Lessons that are paid, paid twice, late, with another sum or with a credit, cancelled, held, disputed, that go wrong, and of which the
 * desk sends a part back: in random order, some of
 * it at the same time, each thing that the gateway tells told never, once or three times, while the gateway goes away and
 * connections are killed around the commit. In the end each lesson's money has to be where it belongs, to the paisa.
 */
export const moneyOrders = async (
  ground: Ground,
  { orders, seed = 1 }: { orders: number; seed?: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const people = await insertPeople(url, { students: 60, tutors: 60 });
  const random = new Random(seed);
  const [killing, whole] = [openDatabase(url), openDatabase(url)];
  try {
    killConnections(killing, random, killed);
    const gateway = new FaultyGateway(random);
    const config = { ...readConfig({ DATABASE_URL: url }), money: testMoney };
    const log = silent as unknown as Site['log'];
    const news = new News(killing, new Live(killing, log), log);
    const gateways = new Map<PaymentProvider, FaultyGateway>([['razorpay', gateway]]);
    const [subject] = await whole.select({ id: subjects.id }).from(subjects).limit(1);
    const operatorId = uuidv7();
    const operator = { email: 'operator@example.test', name: 'Some operator', rights: [] };
    await whole.insert(operators).values({ id: operatorId, ...operator });
    const world: World = {
      outcomes: new Map(),
      site: { database: killing, config, news, gateway, gateways, log },
      database: whole,
      gateway,
      subjectId: subject?.id ?? '',
      students: people.students.map((one) => personOf(one, 'student')),
      tutors: people.tutors.map((one) => personOf(one, 'tutor')),
      operator: { operatorId, network: '' },
    };
    const wrong: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < orders) {
        const number = next;
        next += 1;
        const problems = await new Order(world, number, new Random(seed * 1_000_003 + number)).play();
        wrong.push(...problems.map((problem) => `seed ${seed}, order ${number}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { differences, journals } = await recountLedger(whole);
    const { rows } = await whole.$client.query<{ held: number }>(
      `select count(*)::integer as held from ledger_accounts where kind = 'held' and debits <> credits`,
    );
    const findings = [
      size('Random orders of what happens to a lesson’s money', orders, 10_000, 10_000),
      none('  lessons whose money is not where it belongs, or charged or sent back twice', wrong.length),
      none('  refunds that a gateway was asked for twice, or above what came', gateway.faults.length),
      none('  accounts that hold something of a lesson that is over', rows[0]?.held ?? 0),
      none('  differences of a recount of the ledger', differences.length),
    ];
    const ends = [...world.outcomes].sort((one, other) => other[1] - one[1]);
    const notes = [
      `journals: ${journals}; seed ${seed}`,
      ...ends.slice(0, 12).map(([end, count]) => `${end} ×${count}`),
      ...wrong.slice(0, 10),
      ...gateway.faults.slice(0, 5),
    ];
    return { findings, notes };
  } finally {
    await Promise.all([killing.$client.end(), whole.$client.end()]);
  }
};

class Order {
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
  /** Whether an operator has had a part of it go back: no rule says how much then. */
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
    await this.#judge();
    return this.#problems;
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

  /** An hour ago the lesson ended, and somebody says what went wrong; the other side, an operator and who said it answer at once. */
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
      // Of what nobody was told of some is found in time, and some after the deadline.
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

  async #judge(): Promise<void> {
    const { database, gateway } = this.#world;
    const ids = await this.#checkouts();
    const { came, back, lost } = gateway.booksOf(ids);
    const [payment] = await database.select().from(payments).where(eq(payments.id, this.#paymentId));
    const [booking] = await database.select().from(bookings).where(eq(bookings.id, this.#bookingId));
    const taken = await database.select().from(captures).where(eq(captures.paymentId, this.#paymentId));
    const returned = await database.select().from(refunds).where(eq(refunds.paymentId, this.#paymentId));
    const says = (isWrong: boolean, what: string) => {
      if (isWrong) {
        this.#problems.push(
          `${what}: ${booking?.status}, ${payment?.status}; came ${came}, back ${back}, lost ${lost}`,
        );
      }
    };
    const paidBy = taken.filter(({ fate }) => fate === 'paid');
    const isPaid = payment?.status !== 'void' && payment?.status !== 'due';
    says(paidBy.length !== (isPaid ? 1 : 0), 'it was charged twice, or is paid with nothing');
    const [paid] = paidBy;
    const fates = taken.map(({ fate }) => fate).sort();
    const end = `${booking?.status}, ${payment?.status}: ${fates.join(' + ') || 'nothing came'}${lost > 0 ? ', lost' : ''}`;
    this.#world.outcomes.set(end, (this.#world.outcomes.get(end) ?? 0) + 1);
    const goesBack = returned
      .filter(({ captureRef, provider }) => paid?.ref === captureRef && paid.provider === provider)
      .reduce((sum, { amount }) => sum + amount, 0);
    for (const capture of taken) {
      const sum = returned
        .filter(({ captureRef }) => captureRef === capture.ref)
        .reduce((total, { amount }) => total + amount, 0);
      says(sum > capture.amount, 'more goes back than came');
      says(capture.fate !== 'paid' && sum !== capture.amount, 'what paid nothing has not gone back whole');
    }
    if (this.#isByOperator) {
      says(goesBack > price, 'more goes back than was paid');
    } else if (paid && booking?.status === 'completed') {
      const problems = await database
        .select({ refund: lessonProblems.refund })
        .from(lessonProblems)
        .where(sql`${lessonProblems.bookingId} = ${this.#bookingId} and ${lessonProblems.status} = 'agreed'`);
      const agreed = problems.reduce((sum, { refund }) => sum + (refund ?? 0), 0);
      says(goesBack !== agreed, 'another sum goes back than both sides agree on');
    } else if (paid && booking?.status === 'cancelled') {
      says(![price, this.#isLate ? price / 2 : price].includes(goesBack), 'another share goes back');
    } else {
      says(goesBack > 0, 'what paid a lesson that took place goes back');
    }
    // What its bank gives a payer who has paid the lesson is the payer's; all else of a loss is not sent back besides.
    const { rows } = await database.$client.query<{ net: string; lost: string }>(
      `select coalesce(sum(case when debit.kind = 'gateway' then t.amount when credit.kind = 'gateway' then -t.amount end), 0) as net,
         coalesce(sum(t.amount) filter (where j.event = 'dispute lost'), 0) as lost
       from ledger_journals j join ledger_transfers t on t.journal_id = j.id
         join ledger_accounts debit on debit.id = t.debit_id join ledger_accounts credit on credit.id = t.credit_id
       where j.booking_id = $1`,
      [this.#bookingId],
    );
    says(Number(rows[0]?.lost) !== lost, 'the house bears another loss');
    says(Number(rows[0]?.net) !== came - back - lost, 'the ledger’s gateway is not the gateway’s');
    const isByCredit = paid?.provider === 'credit';
    const kept = paid && !isByCredit ? price - goesBack : 0;
    says(came - back - lost > kept, 'the payer was charged twice');
    says(came - back - lost < kept - lost, 'the payer has got money twice');
    says((await balanceOf(database, held(this.#bookingId))) !== 0n, 'something is still held');
  }
}
