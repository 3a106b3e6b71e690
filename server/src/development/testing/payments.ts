import type { AddressInfo } from 'node:net';
import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { bookings, checkouts, ledgerJournals, payments } from '../../foundation/db/schema';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';
import { balanceOf, recountLedger } from '../../lessons/ledger/ledger/queries';
import { addPayment } from '../../money/payments/stand-in/changes';
import { signatureHeader } from '../../money/payments/stand-in/StandIn';
import { takeFact } from '../../money/payments/takeFact';
import { addDueLesson, testMoney } from './money';
import { addTutor, daysAhead } from './scene';
import { type Person, startTestApp, type TestApp } from './testApp';

/** A site where lessons are paid, which listens, since its gateway tells it of payments by HTTP. */
export const startPaidSite = async (): Promise<TestApp> => {
  const test = await startTestApp({ money: testMoney, languages: ['en', 'ta'] });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return test;
};

/** Whatever has been done at it, its ledger adds up. */
export const stopPaidSite = async (test: TestApp): Promise<void> => {
  expect((await recountLedger(test.database)).differences).toEqual([]);
  await test.stop();
};

/** What tests of payments do. @param site is asked for when something is done at it */
export const paymentsOf = (site: () => TestApp) => {
  const at = (path: string): string =>
    `http://127.0.0.1:${(site().app.server.address() as AddressInfo).port}${path}`;

  const people = async (): Promise<{ student: Person; tutor: Person }> => ({
    student: await site().signedIn('student', { name: 'Arjun' }),
    tutor: await addTutor(site()),
  });

  /** To be paid; at hours of lessons that no one else has. */
  const lesson = async (startsAt = daysAhead(3, 10)) => {
    const all = await people();
    return { ...all, ...(await addDueLesson(site(), all.student, all.tutor, startsAt)) };
  };

  const pay = (by: Person, bookingId: string, useCredit?: boolean) =>
    by.browser.call(calls.payBooking, { body: { bookingId, ...(useCredit && { useCredit }) } });

  const urlOf = async (by: Person, bookingId: string): Promise<string> =>
    (await pay(by, bookingId)).answer.data.payment?.checkoutUrl ?? '';

  /** A person has paid there, and the gateway has not told of it yet. @param amount paise */
  const capturedOf = async (paymentId: string, amount = 60_000): Promise<GatewayFact> => {
    const { database } = site();
    const [checkout] = await database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
    if (!checkout?.providerRef) throw new Error('There is no open checkout.');
    const wanted = { linkId: checkout.providerRef, amount, method: 'upi' } as const;
    const { ref, method } = await addPayment(database, wanted);
    return { kind: 'captured', checkout: checkout.id, ref, amount, method };
  };

  const take = (fact: GatewayFact) => takeFact(site().app, 'test', fact);

  return {
    people,
    lesson,
    paidLesson: async (startsAt: Date) => {
      const all = await lesson(startsAt);
      await urlOf(all.student, all.bookingId);
      await take(await capturedOf(all.paymentId));
      return all;
    },
    pay,
    urlOf,
    capturedOf,
    take,
    /** @param url of the gateway's page for a payment */
    pageAt: async (url: string): Promise<string> => (await fetch(at(new URL(url).pathname))).text(),
    /** Presses a button on that page. */
    press: (url: string, act: string, delivery = 'once'): Promise<Response> => {
      const body = new URLSearchParams({ act, delivery });
      return fetch(at(new URL(url).pathname), { method: 'POST', body, redirect: 'manual' });
    },
    sendWebhook: (provider: string, body: string, signature: string): Promise<Response> =>
      fetch(at(`/api/webhooks/payments/${provider}`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
      }),
    view: async (by: Person, id: string) =>
      (await by.browser.call(calls.booking, { params: { id } })).answer.data,
    statusOf: async (paymentId: string) =>
      (await site().database.select().from(payments).where(eq(payments.id, paymentId)))[0]?.status,
    /** @returns paise */
    balance: async (account: Parameters<typeof balanceOf>[1]) =>
      Number(await balanceOf(site().database, account)),
    journalsOf: (bookingId: string) =>
      site().database.select().from(ledgerJournals).where(eq(ledgerJournals.bookingId, bookingId)),
    setPayBy: (bookingId: string, payBy: Date) =>
      site().database.update(bookings).set({ payBy }).where(eq(bookings.id, bookingId)),
    /** @returns the subjects of all mails to the person */
    subjectsTo: async ({ email }: Person) => (await site().mailsTo(email)).map(({ subject }) => subject),
  };
};
