import type { PaymentProvider } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { Random } from '../../bench/population/Random';
import type { SessionUser } from '../../src/access/sessions/queries';
import { testMoney } from '../../src/development/testing/money';
import { readConfig } from '../../src/foundation/config/readConfig';
import { openDatabase } from '../../src/foundation/db/openDatabase';
import { operators, subjects } from '../../src/foundation/db/schema';
import { recountLedger } from '../../src/lessons/ledger/ledger/queries';
import type { Site } from '../../src/money/payments/askGateway';
import { Live } from '../../src/realtime/live/Live';
import { News } from '../../src/realtime/news/News';
import { type Finding, none, size } from '../findings';
import { insertPeople } from '../people';
import type { TestCluster } from '../TestCluster';
import { FaultyGateway } from './FaultyGateway';
import { killConnections } from './killConnections';
import { isExpected, MoneyOrder, type World } from './MoneyOrder';

/** Lessons under way at once. */
const atOnce = 8;
/** Of all transactions. */
const killed = 0.04;

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

/**
 * Lessons that are paid, paid twice, late, with another sum or with a credit, cancelled, held, disputed, that go wrong, and of which the
 * desk sends a part back: in random order, some of
 * it at the same time, each thing that the gateway tells told never, once or three times, while the gateway goes away and
 * connections are killed around the commit. In the end each lesson's money has to be where it belongs, to the paisa.
 */
export const moneyOrders = async (
  ground: TestCluster,
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
    const wrong: string[] = [];
    /** Work in the background logs a failure of one payment and goes on. */
    const error = ({ err }: { err?: unknown }) => {
      if (err !== undefined && !isExpected(err)) wrong.push(`A failure in the background: ${err}`);
    };
    const log = { ...silent, error } as unknown as Site['log'];
    const news = new News(killing, new Live(killing, log), log);
    const gateways = new Map<PaymentProvider, FaultyGateway>([['razorpay', gateway]]);
    const [subject] = await whole.select({ id: subjects.id }).from(subjects).limit(1);
    const operatorId = uuidv7();
    const operator = { email: 'operator@example.test', name: 'Some operator', rights: [] };
    await whole.insert(operators).values({ id: operatorId, ...operator });
    const world: World = {
      outcomes: new Map(),
      site: { database: killing, config, news, gateway, gateways, log, metrics: { countFailure: () => {} } },
      database: whole,
      gateway,
      subjectId: subject?.id ?? '',
      students: people.students.map((one) => personOf(one, 'student')),
      tutors: people.tutors.map((one) => personOf(one, 'tutor')),
      operator: { operatorId, network: '' },
    };
    let next = 0;
    const work = async () => {
      while (next < orders) {
        const number = next;
        next += 1;
        const problems = await new MoneyOrder(world, number, new Random(seed * 1_000_003 + number)).play();
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
