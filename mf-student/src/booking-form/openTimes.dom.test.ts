import type { Slot } from '@paadam/shared/contract';
import {
  anAuthData,
  apiLog,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { openTimes } from './openTimes';

const { requested, left } = openTimes.actions;
const question = (from: string) =>
  ({ tutorId: 't', from, to: '2030-02-01T00:00:00Z', duration: '1' }) as const;
const slotOf = (dateTime: string): Slot => ({ dateTime, endsAt: dateTime });

const open = () => {
  const { store, addPortal } = startStore(anAuthData());
  addPortal({ name: 'form', slices: [openTimes], saga: openTimes.saga });
  const answer = () => openTimes.select(store.getState(), question('')).answer;
  return { store, answer };
};

/** Answers for the open times from that day on only after `release`. */
const hold = (from: string) => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(apiUrl('/tutors/t/slots'), async ({ request }) => {
      const asked = new URL(request.url).searchParams.get('from') ?? '';
      if (asked === from) await word;
      return HttpResponse.json(ok([slotOf(asked)]));
    }),
  );
  /** Lets the answer come, and waits until it has been taken in, or its call given up. */
  return async () => {
    release();
    await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
  };
};

test('open times are those of the latest question, whichever answer comes last', async () => {
  const release = hold('2030-01-01');
  const { store, answer } = open();
  store.dispatch(requested(question('2030-01-01')));
  store.dispatch(requested(question('2030-01-15')));
  expect(answer().status).toBe('loading');
  await waitFor(() => expect(answer().data).toEqual([slotOf('2030-01-15')]));
  await release();
  expect(answer().data).toEqual([slotOf('2030-01-15')]);
});

test('times of a while ago are not offered where the new ones cannot be had', async () => {
  hold('never');
  const { store, answer } = open();
  const ask = () => store.dispatch(requested(question('2030-01-01')));
  ask();
  await waitFor(() => expect(answer().status).toBe('loaded'));
  server.use(
    http.get(apiUrl('/tutors/t/slots'), () =>
      HttpResponse.json(failure('not_found', 'No such tutor.'), { status: 404 }),
    ),
  );
  ask();
  await waitFor(() => expect(answer()).toMatchObject({ status: 'failed', problem: { code: 'not_found' } }));
  expect(answer().data).toBeUndefined();
});

test('open times are forgotten with the form that asked for them, also when they come late', async () => {
  const release = hold('2030-01-01');
  const { store, answer } = open();
  store.dispatch(requested(question('2029-12-01')));
  await waitFor(() => expect(answer().status).toBe('loaded'));
  store.dispatch(left(question('2029-12-01')));
  expect(answer()).toEqual({ status: 'idle' });
  store.dispatch(requested(question('2030-01-01')));
  store.dispatch(left(question('2030-01-01')));
  await release();
  expect(answer()).toEqual({ status: 'idle' });
});
