import { ApiError, type Problem } from '@paadam/shared/api';
import type { AuthData } from '@paadam/shared/contract';
import {
  anAuthData,
  apiUrl,
  aSessionCheck,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import type { Action } from 'redux';
import { selectSession } from './auth/authSelectors';
import { authActions } from './auth/authSlice';
import { callApi } from './callApi';
import { type SagaGenerator, takeEvery } from './effects';

const asha = anAuthData();
const meera = anAuthData({ id: '01900000-0000-7000-8000-000000000009', name: 'Meera', role: 'tutor' });

type Outcome = { answer: unknown } | { problem: Problem };

/** A store with a saga that makes one call for each 'go', and what came of each. */
const callingStore = (user?: AuthData) => {
  const paadam = startStore(user);
  const outcomes: Outcome[] = [];
  function* go(): SagaGenerator {
    try {
      outcomes.push({ answer: (yield* callApi((api) => api.subjects())).message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push({ problem: error.problem });
    }
  }
  function* saga(): SagaGenerator {
    yield* takeEvery((action: Action) => action.type === 'go', go);
  }
  paadam.addPortal({ name: 'calling', saga });
  const session = () => selectSession(paadam.store.getState());
  return { ...paadam, outcomes, session, go: () => paadam.store.dispatch({ type: 'go' }) };
};

const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, 'Refused.'), { status });

/** Each call of the API is answered by the next of these, and by the last one from then on. */
const answerSubjects = (...answers: (() => Response | Promise<Response>)[]) => {
  const tokens: (string | null)[] = [];
  server.use(
    http.get(apiUrl('/subjects'), ({ request }) => {
      const answer = answers[Math.min(tokens.length, answers.length - 1)];
      tokens.push(request.headers.get('x-csrf-token'));
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return tokens;
};
const good = () => HttpResponse.json(list([]));
const over = () => refuse('unauthenticated', 401);
const signInAnswersAs = (person: AuthData) =>
  server.use(http.post(apiUrl('/login'), () => HttpResponse.json(ok(person, { token: 'next' }))));
const signIn = authActions.signInRequested({ email: asha.email, password: 'a long pass phrase' });

describe('a call that finds the session over', () => {
  test('is made again after the same person has signed in, with the new token', async () => {
    const tokens = answerSubjects(over, good);
    signInAnswersAs(asha);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(session()).toEqual({ status: 'expired', user: asha }));
    expect(outcomes).toEqual([]);
    store.dispatch(signIn);
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }]));
    expect(tokens).toEqual(['token', 'next']);
    expect(session()).toEqual({ status: 'signed-in', user: asha });
  });

  test('waits through a failed sign-in', async () => {
    answerSubjects(over, good);
    server.use(http.post(apiUrl('/login'), () => refuse('credentials_wrong', 401), { once: true }));
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(session().status).toBe('expired'));
    store.dispatch(signIn);
    await waitFor(() => expect(store.getState().auth.signIn.status).toBe('failed'));
    expect(session()).toEqual({ status: 'expired', user: asha });
    signInAnswersAs(asha);
    store.dispatch(signIn);
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }]));
  });

  test('is not made in the name of another person', async () => {
    const tokens = answerSubjects(over, good);
    signInAnswersAs(meera);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(session().status).toBe('expired'));
    store.dispatch(signIn);
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code: 'unauthenticated' } }]));
    expect(session()).toEqual({ status: 'signed-in', user: meera });
    expect(tokens).toHaveLength(1);
  });

  test('fails where the person leaves instead', async () => {
    const tokens = answerSubjects(over, good);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(session().status).toBe('expired'));
    store.dispatch(authActions.expiredSessionLeft());
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code: 'unauthenticated' } }]));
    expect(session()).toEqual({ status: 'visitor' });
    expect(tokens).toHaveLength(1);
  });

  test('waits in the same dialog as the others that found it out', async () => {
    answerSubjects(over, over, good);
    signInAnswersAs(asha);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    go();
    await waitFor(() => expect(session().status).toBe('expired'));
    store.dispatch(signIn);
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }, { answer: 'OK' }]));
  });

  test('asks nobody to sign in twice where its answer comes after they have signed in again', async () => {
    let letAnswerCome = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswerCome = resolve;
    });
    const tokens = answerSubjects(() => held.then(over), good);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(tokens).toHaveLength(1));
    // Another call has found it out first.
    store.dispatch(authActions.sessionExpired());
    store.dispatch(authActions.signedIn(asha));
    const statuses = new Set<string>();
    store.subscribe(() => statuses.add(session().status));
    letAnswerCome();
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }]));
    expect(statuses.has('expired')).toBe(false);
  });

  test('fails at once for a visitor, who has no session to go on with', async () => {
    answerSubjects(over);
    const { go, session, outcomes } = callingStore();
    go();
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code: 'unauthenticated' } }]));
    expect(session()).toEqual({ status: 'visitor' });
  });
});

describe('a call whose token is out of date', () => {
  const stale = () => refuse('csrf_failed', 403);
  const sessionAnswersAs = (person: AuthData | undefined, token: string | null) =>
    server.use(
      http.get(apiUrl('/refresh_auth'), () => HttpResponse.json({ ...aSessionCheck(person), token })),
    );

  test('is made once more with the token of now', async () => {
    const tokens = answerSubjects(stale, good);
    sessionAnswersAs(asha, 'renewed');
    const { go, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }]));
    expect(tokens).toEqual(['token', 'renewed']);
  });

  test('fails where that does not help either', async () => {
    const tokens = answerSubjects(stale);
    sessionAnswersAs(asha, 'renewed');
    const { go, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code: 'csrf_failed' } }]));
    expect(tokens).toHaveLength(2);
  });

  test('is not made in the name of the person who has signed in elsewhere; the page becomes theirs', async () => {
    const tokens = answerSubjects(stale, good);
    sessionAnswersAs(meera, 'of-meera');
    const { go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code: 'csrf_failed' } }]));
    expect(tokens).toHaveLength(1);
    expect(session()).toEqual({ status: 'signed-in', user: meera });
  });

  test('asks to sign in where the session has ended meanwhile', async () => {
    answerSubjects(stale, good);
    sessionAnswersAs(undefined, null);
    signInAnswersAs(asha);
    const { store, go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(session().status).toBe('expired'));
    store.dispatch(signIn);
    await waitFor(() => expect(outcomes).toEqual([{ answer: 'OK' }]));
  });
});

test.each([
  ['forbidden', 403],
  ['unavailable', 503],
] as const)(
  'a call that fails with %s fails once, and changes nothing of the session',
  async (code, status) => {
    const tokens = answerSubjects(() => refuse(code, status));
    const { go, session, outcomes } = callingStore(asha);
    go();
    await waitFor(() => expect(outcomes).toMatchObject([{ problem: { code } }]));
    expect(tokens).toHaveLength(1);
    expect(session()).toEqual({ status: 'signed-in', user: asha });
  },
);
