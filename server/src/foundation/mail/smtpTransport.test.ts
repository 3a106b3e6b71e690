import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { TestMailServer } from '../../development/testing/TestMailServer';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { inTransaction } from '../db/inTransaction';
import { Jobs } from '../jobs/Jobs';
import { composeMail } from './composeMail';
import type { Mail } from './mail';
import { enqueueMail, mailQueue } from './mailQueue';
import { type SmtpPatience, smtpTransport } from './smtpTransport';

const from = 'Paadam பாடம் <no-reply@paadam.test>';
const mailTo = (to: string, subject = 'Hello'): Mail => composeMail({ to, subject, paragraphs: ['Hello.'] });

let test: TestDatabase;
let server: TestMailServer;
const endings: (() => Promise<void>)[] = [];
beforeEach(async () => {
  test = await createTestDatabase();
  server = new TestMailServer();
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await server.close();
  await test.drop();
});

/** The queue of mails, sent to that URL. */
const startQueue = (url: string, patience?: SmtpPatience) => {
  const transport = smtpTransport(url, from, patience);
  endings.push(() => transport.close());
  const log: string[] = [];
  const jobs = new Jobs(test.database, pino({ level: 'warn' }, { write: (line) => log.push(line) }));
  jobs.handle(mailQueue, (mail) => transport.send(mail));
  return {
    log,
    enqueue: (...mails: Mail[]) =>
      inTransaction(test.database, async (tx) => {
        for (const mail of mails) await enqueueMail(tx, mail);
      }),
    runDue: () => jobs.runDue(),
  };
};

const letPass = (seconds: number) =>
  test.database.$client.query('UPDATE pgboss.job SET start_after = start_after - make_interval(secs => $1)', [
    seconds,
  ]);

/** The states of the jobs, with the seconds from the last try to the next. */
const jobs = async (): Promise<{ state: string; pause: number }[]> => {
  const { rows } = await test.database.$client.query(
    'SELECT state, extract(epoch FROM start_after - started_on)::float8 AS pause FROM pgboss.job ORDER BY created_on',
  );
  return rows;
};

const recipients = () => server.received.flatMap(({ to }) => to);

it('what a calendar takes from a mail stands beside its text, with the method in its type, and as a file', async () => {
  const { enqueue, runDue } = startQueue(await server.open());
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:பாடம்\r\nEND:VCALENDAR\r\n';
  await enqueue({ ...mailTo('asha@home.example'), calendar: { method: 'REQUEST', content } });
  await runDue();
  const [{ source = '', mail } = {}] = server.received;
  const types = [...source.matchAll(/^Content-Type: ([^\r]+(?:\r\n[ \t][^\r]+)*)/gim)].map(([, type]) =>
    (type ?? '').replace(/\r\n\s+/g, ' ').replace(/; boundary=.*/, ''),
  );
  expect(types).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    'text/calendar; charset=utf-8; method=REQUEST',
    'application/ics; name=lesson.ics',
  ]);
  const parts = mail?.attachments.map(({ content: part }) => Buffer.from(part as ArrayBuffer).toString());
  expect(parts?.map((part) => part.replaceAll(/\r?\n/g, '\r\n'))).toEqual([content, content]);
});

describe('a mail server', () => {
  it('gets the mail whole: sender, recipient, whom to answer, subject and both bodies in any script', async () => {
    const queue = startQueue(await server.open());
    await queue.enqueue(
      composeMail({
        to: 'kavya@paadam.test',
        replyTo: { name: 'மீரா நாயர்', address: 'meera@paadam.test' },
        subject: 'மீரா நாயர் has accepted your lesson – ₹500',
        paragraphs: [
          'வணக்கம் கவ்யா,',
          `A long line of ${'தமிழ் '.repeat(200)}ends here.`,
          '.',
          'A line that follows a dot.',
        ],
      }),
    );
    await queue.runDue();

    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'no-reply@paadam.test', to: ['kavya@paadam.test'] });
    expect(received?.mail).toMatchObject({
      from: { name: 'Paadam பாடம்', address: 'no-reply@paadam.test' },
      to: [{ address: 'kavya@paadam.test' }],
      replyTo: [{ name: 'மீரா நாயர்', address: 'meera@paadam.test' }],
      subject: 'மீரா நாயர் has accepted your lesson – ₹500',
      messageId: expect.stringMatching(/^<.+@.+>$/),
    });
    for (const body of [received?.mail.text, received?.mail.html]) {
      expect(body).toContain('வணக்கம் கவ்யா,');
      expect(body).toContain(`${'தமிழ் '.repeat(200)}ends here.`);
      expect(body).toContain('A line that follows a dot.');
    }
    // As they travel: nothing beyond ASCII in a header, no line that a server may break.
    const [head = ''] = received?.source.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    const lines = received?.source.split('\r\n') ?? [];
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(998);
  });

  it('is signed in to with the name and the password of the URL', async () => {
    server = new TestMailServer({ name: 'paadam@mail.example', password: 'p@ss/w:rd?' });
    const queue = startQueue(await server.open());
    await queue.enqueue(mailTo('kavya@paadam.test'));
    await queue.runDue();
    expect(server.signedIn).toEqual(['paadam@mail.example']);
    expect(recipients()).toEqual(['kavya@paadam.test']);
  });

  it('that refuses the sign-in is tried again, since the operator may set it right; no password is logged', async () => {
    server = new TestMailServer({ name: 'paadam', password: 'right-password' });
    const wrong = (await server.open()).replace('right-password', 'wrong-password');
    const queue = startQueue(wrong);
    await queue.enqueue(mailTo('kavya@paadam.test'));
    await queue.runDue();
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
    expect(queue.log.join()).toContain('535');
    expect(queue.log.join()).not.toMatch(/wrong-password|d3JvbmctcGFzc3dvcmQ/);
  });
});

describe('a mail server that at times refuses', () => {
  it.each(['recipient', 'mail'] as const)(
    'for now (451, at the %s) gets the mail later, once',
    async (at) => {
      let refusals = 4;
      const refuse = () => (refusals-- > 0 ? { status: 451, text: '4.3.0 Try again later' } : undefined);
      if (at === 'recipient') server.refuseRecipient = refuse;
      else server.refuseMail = refuse;
      const queue = startQueue(await server.open());
      await queue.enqueue(mailTo('kavya@paadam.test'));

      for (const leastPause of [5, 10, 20, 40]) {
        await queue.runDue();
        const [job] = await jobs();
        expect(job).toMatchObject({ state: 'retry' });
        expect(job?.pause).toBeGreaterThanOrEqual(leastPause);
        await letPass(10_000);
      }
      await queue.runDue();
      await letPass(10_000);
      await queue.runDue();
      expect(recipients()).toEqual(['kavya@paadam.test']);
      expect(await jobs()).toEqual([]);
    },
  );

  it('one recipient for good gives that mail up at once, and holds nobody up', async () => {
    server.refuseRecipient = (address) =>
      address === 'gone@paadam.test'
        ? { status: 550, text: '5.1.1 <gone@paadam.test> is unknown here' }
        : undefined;
    const queue = startQueue(await server.open());
    const others = Array.from({ length: 12 }, (_, index) => `student${index}@paadam.test`);
    await queue.enqueue(mailTo('gone@paadam.test'), ...others.map((to) => mailTo(to)));
    await queue.runDue();

    expect(recipients().sort()).toEqual(others.sort());
    expect((await jobs()).map(({ state }) => state)).toEqual(['cancelled']);
    expect(queue.log).toHaveLength(1);
    expect(queue.log[0]).toContain('550 5.1.1');
    expect(queue.log[0]).not.toContain('gone@paadam.test');
  });

  it('the content for good gives the mail up', async () => {
    server.refuseMail = () => ({ status: 554, text: '5.6.0 Not this' });
    const queue = startQueue(await server.open());
    await queue.enqueue(mailTo('kavya@paadam.test'));
    await queue.runDue();
    expect(await jobs()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('to relay is tried again, since the operator may set it right', async () => {
    server.refuseRecipient = () => ({ status: 554, text: '5.7.1 Relay access denied' });
    const queue = startQueue(await server.open());
    await queue.enqueue(mailTo('kavya@paadam.test'));
    await queue.runDue();
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
  });
});

describe('a mail server that goes away', () => {
  it('gets each mail once it is back, over connections that broke as well', async () => {
    const queue = startQueue(await server.open());
    await queue.enqueue(mailTo('first@paadam.test'));
    await queue.runDue();
    await server.close();

    await queue.enqueue(mailTo('second@paadam.test'), mailTo('third@paadam.test'));
    await queue.runDue();
    expect(recipients()).toEqual(['first@paadam.test']);
    expect((await jobs()).map(({ state }) => state)).toEqual(['retry', 'retry']);

    await server.open();
    await letPass(60);
    await queue.runDue();
    expect(recipients().sort()).toEqual(['first@paadam.test', 'second@paadam.test', 'third@paadam.test']);
  });
});

describe('a mail server that hangs', () => {
  let hung: Server;
  const sockets = new Set<Socket>();
  const hang = async (behave: (socket: Socket) => void): Promise<string> => {
    hung = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(hung, 'listening');
    endings.push(async () => {
      for (const socket of sockets) socket.destroy();
      hung.close();
      await once(hung, 'close');
    });
    return `smtp://127.0.0.1:${(hung.address() as AddressInfo).port}`;
  };
  const patient: SmtpPatience = { connection: 60_000, greeting: 60_000, silence: 60_000, mail: 60_000 };

  it.each<[string, Partial<SmtpPatience>, (socket: Socket) => void]>([
    ['without a greeting', { greeting: 50 }, () => {}],
    ['after its greeting', { silence: 50 }, (socket) => socket.write('220 here\r\n')],
    [
      'but for a letter now and then',
      { mail: 150 },
      (socket) => {
        const timer = setInterval(() => socket.write('2'), 20);
        socket.once('close', () => clearInterval(timer));
      },
    ],
  ])('%s holds a mail no longer than allowed', async (_, patience, behave) => {
    const queue = startQueue(await hang(behave), { ...patient, ...patience });
    await queue.enqueue(mailTo('kavya@paadam.test'));
    await queue.runDue();
    expect(await jobs()).toMatchObject([{ state: 'retry' }]);
  });
});

describe('addresses in other scripts', () => {
  const says = async (hides: boolean) => {
    const other = new TestMailServer(undefined, { hideSMTPUTF8: hides });
    const transport = smtpTransport(await other.open(), from);
    endings.push(
      () => transport.close(),
      () => other.close(),
    );
    return { other, transport };
  };
  const mail = { to: 'asha@paadam.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const replyTo = { name: 'மாலா', address: 'மாலா@example.org' };

  it('are reachable if the mail server supports them', async () => {
    const { other, transport } = await says(false);
    expect(await transport.takesUnicode?.()).toBe(true);
    await transport.send({ ...mail, to: 'மாலா@xn--mller-kva.example', replyTo });
    expect(other.received.map(({ to }) => to)).toEqual([[expect.stringMatching(/^மாலா@/)]]);
    expect(other.received[0]?.mail.replyTo?.[0]?.address).toBe(replyTo.address);
  });

  it('are not reachable if it does not, and are not used as Reply-To', async () => {
    const { other, transport } = await says(true);
    expect(await transport.takesUnicode?.()).toBe(false);
    await transport.send({ ...mail, replyTo });
    expect(other.received[0]?.mail.replyTo ?? []).toEqual([]);
  });

  it('are not reachable if the mail server cannot be asked', async () => {
    const { other, transport } = await says(false);
    await other.close();
    expect(await transport.takesUnicode?.()).toBe(false);
  });
});
