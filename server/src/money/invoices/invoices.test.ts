import { inflateSync } from 'node:zlib';
import { calls } from '@paadam/shared/contract';
import type { InvoiceContent, Language } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addTestOperator } from '../../development/testing/desk';
import { addDueLesson, testMoney } from '../../development/testing/money';
import { addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import {
  bookings,
  captures,
  checkouts,
  deskEvents,
  invoiceCounters,
  invoices,
  parentChildren,
  refunds,
  tutors,
  users,
} from '../../foundation/db/schema';
import { issueInvoice } from '../../lessons/ledger/invoices/changes';
import { releaseEarned } from '../payments/releaseEarned';
import { takeFact } from '../payments/takeFact';
import { drawInvoice } from './drawInvoice';
import { invoicePage } from './invoicePage';

const seller = {
  name: 'பாடம் Learning',
  address: '12 <North> Masi Street, Madurai',
  state: 'Tamil Nadu',
  gstin: '33AAAAA0000A1Z9',
  sac: '999293',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: { ...testMoney, seller }, desk: true });
});
afterAll(() => test.stop());

/** As short as can be. */
const example = {
  title: 'Receipt',
  seller: { name: 'A', address: null, state: null, gstin: null },
  recipient: { name: 'B', state: null },
  line: { description: 'C', sac: null, amount: 1 },
  tax: null,
  total: 1,
  facts: [],
  note: null,
};

/** A lesson that the student has paid, who reads that language. */
const paidLesson = async (startsAt = daysAhead(3, 10), language: Language = 'en') => {
  const student = await test.signedIn('student', { name: 'மீனாட்சி <b>' });
  await test.database.update(users).set({ language }).where(eq(users.id, student.id));
  const tutor = await addTutor(test);
  const { bookingId, paymentId } = await addDueLesson(test, student, tutor, startsAt);
  await student.browser.call(calls.payBooking, { body: { bookingId } });
  const [checkout] = await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
  const ref = `pay_${uuidv7()}`;
  await takeFact(test.app, 'test', {
    kind: 'captured',
    checkout: checkout?.id ?? '',
    ref,
    amount: 60_000,
    method: 'upi',
  });
  return { student, tutor, bookingId, paymentId, ref };
};
const documentsOf = async (person: Person) => (await person.browser.call(calls.invoices)).answer.data;
const read = ({ browser }: Pick<Person, 'browser'>, id: string, end = '') =>
  browser.request({ url: `/api/invoices/${id}${end}` });
const contentOf = async (id = ''): Promise<InvoiceContent | undefined> =>
  (await test.database.select().from(invoices).where(eq(invoices.id, id)))[0]?.content;
/** Ends it so long ago that its money is the tutor's. */
const teach = async (bookingId: string) => {
  await test.database
    .update(bookings)
    .set({
      startsAt: hoursFromNow(-27),
      endsAt: hoursFromNow(-26),
      freeAt: hoursFromNow(-26),
      status: 'completed',
    })
    .where(eq(bookings.id, bookingId));
  await releaseEarned(test.app);
};

describe('a receipt', () => {
  it('is issued with the payment, linked from it, and reads as it was whatever changes later', async () => {
    const { student, tutor, paymentId } = await paidLesson();
    const { answer } = await student.browser.call(calls.payment, { params: { id: paymentId } });
    const [link] = answer.data.documents;
    expect(answer.data.documents).toEqual([
      { _id: expect.any(String), kind: 'receipt', number: expect.stringMatching(/^P\/\d\d-\d\d\/\d{6}$/) },
    ]);
    const before = await read(student, link?._id ?? '');
    await test.database.execute(
      sql`update users set name = 'Somebody else' where id in (${student.id}, ${tutor.id})`,
    );
    const page = await read(student, link?._id ?? '');
    expect(page.body).toBe(before.body);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const part of [
      'Receipt',
      '₹600',
      'மீனாட்சி &lt;b&gt;',
      '12 &lt;North&gt; Masi Street',
      'UPI',
      'no money moved',
    ]) {
      expect(page.body).toContain(part);
    }
    // The lesson is the tutor's own service; the house charges its commission to the tutor.
    expect(page.body).not.toContain('CGST');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('is there once, however often the gateway tells of it', async () => {
    const { student, paymentId, ref } = await paidLesson();
    const [checkout] = await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
    const fact = { kind: 'captured', checkout: checkout?.id ?? '', amount: 60_000, method: 'upi' } as const;
    await Promise.all([
      takeFact(test.app, 'test', { ...fact, ref }),
      takeFact(test.app, 'test', { ...fact, ref: `${ref}b` }),
    ]);
    expect(await test.database.select().from(captures).where(eq(captures.paymentId, paymentId))).toHaveLength(
      2,
    );
    expect(await documentsOf(student)).toHaveLength(1);
  });

  it('is for who paid, the student and the parents of now, and nobody else', async () => {
    const { student, tutor, paymentId } = await paidLesson();
    const parent = await addParent(test, student);
    const [{ _id: id = '' } = {}] = await documentsOf(parent);
    expect(
      (await parent.browser.call(calls.payment, { params: { id: paymentId } })).answer.data.documents[0]?._id,
    ).toBe(id);
    const statuses = async () =>
      Promise.all(
        [student, parent, tutor, await test.signedIn('parent'), { browser: test.browser() }].flatMap((one) =>
          ['', '.pdf'].map(async (end) => (await read(one, id, end)).statusCode),
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200, 404, 404, 404, 404, 401, 401]);
    await test.database.delete(parentChildren).where(eq(parentChildren.parentId, parent.id));
    expect((await read(parent, id)).statusCode).toBe(404);
    expect((await read(student, uuidv7())).statusCode).toBe(404);
  });
});

describe('a commission invoice', () => {
  it('is issued to the tutor with what the lesson earned, taxed within the state', async () => {
    const { student, tutor, bookingId } = await paidLesson();
    await teach(bookingId);
    const [document] = await documentsOf(tutor);
    expect(document).toMatchObject({ kind: 'commission', title: 'Tax invoice', total: 9_000, bookingId });
    expect(document?.number).toMatch(/^C\//);
    expect(await contentOf(document?._id)).toMatchObject({
      line: { sac: '999293', amount: 7_627 },
      tax: {
        placeOfSupply: 'Tamil Nadu (33)',
        lines: [
          { name: 'CGST', amount: 687 },
          { name: 'SGST', amount: 686 },
        ],
      },
    });
    const page = await read(tutor, document?._id ?? '');
    for (const part of [
      'GSTIN 33AAAAA0000A1Z9',
      'SAC 999293',
      'CGST 9 %',
      '₹6.87',
      'Place of supply',
      '₹510',
    ]) {
      expect(page.body).toContain(part);
    }
    expect((await read(student, document?._id ?? '')).statusCode).toBe(404);
    await releaseEarned(test.app);
    expect(await documentsOf(tutor)).toHaveLength(1);
  });

  it('has IGST where the tutor is in another state', async () => {
    const { tutor, bookingId } = await paidLesson();
    await test.database.update(tutors).set({ state: '29' }).where(eq(tutors.id, tutor.id));
    await teach(bookingId);
    const [document] = await documentsOf(tutor);
    expect(await contentOf(document?._id)).toMatchObject({
      recipient: { state: 'Karnataka' },
      tax: { placeOfSupply: 'Karnataka (29)', lines: [{ name: 'IGST', percent: 18, amount: 1_373 }] },
    });
  });
});

it('a credit note names its receipt, and what was kept has a commission invoice', async () => {
  const { student, tutor, bookingId, paymentId } = await paidLesson(hoursFromNow(5));
  await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
  const [refund] = await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const gone = {
    kind: 'refunded',
    refund: refund?.id ?? '',
    ref: `rfnd_${uuidv7()}`,
    status: 'done',
  } as const;
  await Promise.all([takeFact(test.app, 'test', gone), takeFact(test.app, 'test', gone)]);
  const [note, receipt] = await documentsOf(student);
  expect(note).toMatchObject({ kind: 'credit-note', total: 30_000 });
  expect(note?.number).toMatch(/^N\//);
  expect((await read(student, note?._id ?? '')).body).toContain(receipt?.number);
  expect(await documentsOf(tutor)).toMatchObject([{ kind: 'commission', total: 4_500 }]);
  const { answer } = await student.browser.call(calls.payment, { params: { id: paymentId } });
  expect(answer.data.documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
});

it('is a file as well, with the fonts of all scripts that are in it', async () => {
  const { student } = await paidLesson();
  const [document] = await documentsOf(student);
  const file = await read(student, document?._id ?? '', '.pdf');
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename="${document?.number.replaceAll('/', '-')}.pdf"`,
  );
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const text = file.rawPayload.toString('latin1');
  for (const font of ['NotoSansTamil-Bold', 'Figtree-Regular', 'Figtree-Bold']) expect(text).toContain(font);
});

it('is copied, searched and read aloud as it was written, though a vowel is drawn before its letter', async () => {
  const name = 'சேவை விபா';
  const recipient = { name, state: null };
  const file = await drawInvoice({ ...example, recipient, number: 'P/26-27/000001', date: '1' });
  const drawn = [...file.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('BDC'));
  const written = `\u00fe\u00ff${Buffer.from(name, 'utf16le').swap16().toString('latin1')}`;
  expect(drawn).toEqual([expect.stringContaining(`/ActualText (${written})`)]);
});

describe('the language of a document', () => {
  it('is the recipient’s when it is issued, and stays', async () => {
    const { student, bookingId } = await paidLesson(daysAhead(3, 10), 'hi');
    const [receipt] = await documentsOf(student);
    await test.database.update(users).set({ language: 'ta' }).where(eq(users.id, student.id));
    expect(await contentOf(receipt?._id)).toMatchObject({ language: 'hi', total: 60_000 });
    expect((await read(student, receipt?._id ?? '')).body).toContain('<html lang="hi">');
    const file = (await read(student, receipt?._id ?? '', '.pdf')).rawPayload.toString('latin1');
    expect(file).toContain('/Lang (hi-IN)');
    await teach(bookingId);
    const [english] = await test.database.select().from(invoices).where(eq(invoices.kind, 'commission'));
    expect(english?.content).toMatchObject({ language: 'en', line: { description: expect.any(String) } });
  });

  it('is that of all that stands around its content, too', () => {
    const content = { ...example, number: 'P/26-27/000001', date: '1', language: 'qps' } as unknown;
    const page = speak('qps', () => invoicePage(content as InvoiceContent, '/file.pdf'));
    const texts = [...page.matchAll(/>([^<>{}]*\p{L}{2}[^<>{}]*)</gu)].map(([, text = '']) => text);
    const plain = texts.filter((text) => !/^\[.*\]$|^Receipt/.test(text));
    expect(texts.length).toBeGreaterThan(5);
    expect(plain).toEqual([]);
  });
});

describe('numbers', () => {
  const issue = (fail = false) =>
    inTransaction(test.database, async (tx) => {
      const id = await issueInvoice(tx, {
        kind: 'receipt',
        sourceKey: `receipt:${uuidv7()}`,
        recipientId: uuidv7(),
        bookingId: uuidv7(),
        paymentId: uuidv7(),
        content: example,
      });
      if (fail) throw new Error('rolled back');
      return id;
    });

  it('have no gap and no twin, also where many are issued at once and some are not after all', async () => {
    await Promise.allSettled(Array.from({ length: 40 }, (_, place) => issue(place % 3 === 0)));
    const rows = await test.database.select().from(invoices).where(eq(invoices.kind, 'receipt'));
    const numbers = rows.map(({ number }) => number).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(
      await test.database.select().from(invoiceCounters).where(eq(invoiceCounters.series, 'P')),
    ).toMatchObject([{ last: numbers.length }]);
    expect(rows.every(({ content }) => content.number.length <= 16)).toBe(true);
  });

  it('stand on documents that nobody changes or removes', async () => {
    await issue();
    await expect(test.database.update(invoices).set({ number: 99 })).rejects.toThrow();
    await expect(test.database.delete(invoices)).rejects.toThrow();
    await expect(test.database.$client.query('truncate invoices')).rejects.toThrow(/stays as it is/);
  });
});

it('opens at the desk by the right “money” alone, which is written down', async () => {
  const { student, bookingId } = await paidLesson();
  const [document] = await documentsOf(student);
  const open = async (browser: Person['browser'], end = '') =>
    (await browser.request({ url: `/api/desk/invoices/${document?._id}${end}` })).statusCode;
  for (const right of ['people', 'cases', 'verify', 'settings', 'audit'] as const) {
    expect(await open((await addTestOperator(test, { rights: [right] })).browser)).toBe(403);
  }
  expect(await open(student.browser)).toBe(401);
  expect(await open(test.browser())).toBe(401);
  const { browser, id } = await addTestOperator(test, { rights: ['money'] });
  expect([await open(browser), await open(browser, '.pdf')]).toEqual([200, 200]);
  const written = await test.database.select().from(deskEvents).where(eq(deskEvents.operatorId, id));
  expect(written.map(({ action, aboutId }) => [action, aboutId])).toEqual([
    ['invoice-read', bookingId],
    ['invoice-read', bookingId],
  ]);
});
