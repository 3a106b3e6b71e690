import { ApiError, type Problem } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import { authActions, callApi } from '@paadam/shared/state';
import { startStore } from '@paadam/shared/testing';
import { bindActionCreators } from 'redux';
import { createCodeStepSlice } from './createCodeStepSlice';

const asha = 'asha@example.test';
const { secondsBetweenSends } = limits.code;

const aProblem = (code: Problem['code'], retryAfter?: number): Problem => ({
  status: 400,
  code,
  message: `Refused: ${code}.`,
  retryable: false,
  fields: {},
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Lets every saga go on that an answer was for. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Call {
  what: 'send' | 'resend' | 'verify';
  given: unknown;
  answer: () => Promise<void>;
  refuse: (problem: Problem) => Promise<void>;
}

interface Options {
  opensLater?: boolean;
  takesRecentCode?: boolean;
}

/** A form in a store, and what it asks the API for. */
const aForm = (options: Options = {}) => {
  const calls: Call[] = [];
  const ask = (what: Call['what'], given: unknown) =>
    callApi(
      () =>
        new Promise<null>((resolve, reject) => {
          const answer = () =>
            settle()
              .then(() => resolve(null))
              .then(settle);
          const refuse = (problem: Problem) =>
            settle()
              .then(() => reject(new ApiError(problem)))
              .then(settle);
          calls.push({ what, given, answer, refuse });
        }),
    );
  const form = createCodeStepSlice<{ email: string; password?: string }>({
    name: 'form',
    sendCode: (details) => ask('send', details),
    resendCode: (email) => ask('resend', email),
    verify: (email, given) => ask('verify', { email, ...given }),
    ...options,
  });
  const { store, addPortal } = startStore();
  addPortal({ name: 'test', slices: [form], saga: form.saga });
  const doNow = bindActionCreators(form.actions, store.dispatch);
  return {
    store,
    doNow,
    state: () => form.select(store.getState()),
    /** What was asked for last. */
    call: (): Call => {
      const last = calls.at(-1);
      if (!last) throw new Error('nothing was asked for');
      return last;
    },
    count: () => calls.length,
  };
};

const atTheCode = async (options: Options = {}) => {
  const form = aForm(options);
  if (options.opensLater) form.doNow.formOpened();
  form.doNow.codeRequested({ email: asha });
  await form.call().answer();
  expect(form.state().step).toBe('code');
  return form;
};

const secondsFromNow = (instant: string | null): number =>
  Math.round((Date.parse(String(instant)) - Date.now()) / 1000);

describe('the address', () => {
  test('has a code mailed to it, and leads to the code', async () => {
    const { doNow, state, call } = aForm();
    doNow.codeRequested({ email: asha, password: 'seven mangoes' });
    expect(state()).toMatchObject({ step: 'address', email: asha, request: { status: 'busy' } });
    await call().answer();
    expect(call()).toMatchObject({ what: 'send', given: { email: asha, password: 'seven mangoes' } });
    expect(state()).toMatchObject({ step: 'code', email: asha, request: { status: 'idle' } });
    expect(secondsFromNow(state().resendAllowedAt)).toBe(secondsBetweenSends);
  });

  test('is all that is kept of what was typed', async () => {
    const { store, doNow, call } = aForm();
    doNow.codeRequested({ email: asha, password: 'seven mangoes' });
    await call().answer();
    expect(JSON.stringify(store.getState())).not.toContain('seven mangoes');
  });

  test('stays where it is refused', async () => {
    const { doNow, state, call } = aForm();
    doNow.codeRequested({ email: asha });
    await call().refuse(aProblem('validation_failed'));
    expect(state()).toMatchObject({
      step: 'address',
      email: asha,
      request: { status: 'failed', problem: { code: 'validation_failed' } },
    });
  });

  test('leads on to a code that was mailed a moment ago, with the wait that is left', async () => {
    const { doNow, state, call } = aForm();
    doNow.codeRequested({ email: asha });
    await call().refuse(aProblem('code_sent_recently', 40));
    expect(state()).toMatchObject({ step: 'code', email: asha });
    expect(secondsFromNow(state().resendAllowedAt)).toBe(40);
  });

  test('stays where such a code will not do', async () => {
    const { doNow, state, call } = aForm({ takesRecentCode: false });
    doNow.codeRequested({ email: asha });
    await call().refuse(aProblem('code_sent_recently', 40));
    expect(state()).toMatchObject({ step: 'address', request: { status: 'failed' } });
  });
});

describe('the code', () => {
  test('ends the form where it is right', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.verificationRequested({ otp: '012345' });
    expect(state().request).toEqual({ status: 'busy' });
    await call().answer();
    expect(call()).toMatchObject({ what: 'verify', given: { email: asha, otp: '012345' } });
    expect(state()).toMatchObject({ step: 'done', email: asha, request: { status: 'idle' } });
  });

  test('stays where it is wrong, for the same address', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.verificationRequested({ otp: '000000' });
    await call().refuse(aProblem('code_wrong'));
    expect(state()).toMatchObject({
      step: 'code',
      email: asha,
      request: { status: 'failed', problem: { code: 'code_wrong' } },
    });
  });

  test('can be left for the address, which is still there', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.verificationRequested({ otp: '000000' });
    await call().refuse(aProblem('code_wrong'));
    doNow.addressReopened();
    expect(state()).toMatchObject({ step: 'address', email: asha, request: { status: 'idle' } });
  });

  test('can be handed in once at a time', async () => {
    const { doNow, count } = await atTheCode();
    doNow.verificationRequested({ otp: '000000' });
    doNow.verificationRequested({ otp: '000000' });
    expect(count()).toBe(2);
  });
});

describe('another code', () => {
  test('goes to the same address, and says when the next one may follow', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.codeResendRequested();
    expect(state().resend).toEqual({ status: 'busy' });
    await call().answer();
    expect(call()).toMatchObject({ what: 'resend', given: asha });
    expect(state().resend).toEqual({ status: 'done' });
    expect(secondsFromNow(state().resendAllowedAt)).toBe(secondsBetweenSends);
  });

  test('waits as long as the server says where it is refused', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.codeResendRequested();
    await call().refuse(aProblem('code_sent_recently', 1200));
    expect(state()).toMatchObject({
      step: 'code',
      resend: { status: 'failed', problem: { code: 'code_sent_recently' } },
    });
    expect(secondsFromNow(state().resendAllowedAt)).toBe(1200);
  });

  test('keeps the earlier wait where a refusal names none', async () => {
    const { doNow, state, call } = await atTheCode();
    const { resendAllowedAt } = state();
    doNow.codeResendRequested();
    await call().refuse(aProblem('no_connection'));
    expect(state()).toMatchObject({ resend: { status: 'failed' }, resendAllowedAt });
  });

  test('is told of no more once a code is handed in', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.codeResendRequested();
    await call().answer();
    doNow.verificationRequested({ otp: '012345' });
    expect(state().resend).toEqual({ status: 'idle' });
  });

  test('that comes too late is nobody’s, and the next can be asked for at once', async () => {
    const { doNow, state, call, count } = await atTheCode();
    doNow.codeResendRequested();
    const late = call();
    doNow.addressReopened();
    await late.answer();
    expect(state().resend).toEqual({ status: 'idle' });
    doNow.codeResendRequested();
    expect(count()).toBe(3);
  });
});

describe('leaving the page', () => {
  test('keeps a code that waits, and an address that was typed', async () => {
    const { doNow, state } = await atTheCode();
    doNow.pageLeft();
    expect(state().step).toBe('code');
    doNow.addressReopened();
    doNow.pageLeft();
    expect(state()).toMatchObject({ step: 'address', email: asha });
  });

  test('forgets the address once the code was right', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.verificationRequested({ otp: '012345' });
    await call().answer();
    doNow.pageLeft();
    expect(state()).toMatchObject({ step: 'address', email: '' });
  });

  test('lets a code that is being mailed lead on', async () => {
    const { doNow, state, call } = aForm();
    doNow.codeRequested({ email: asha });
    doNow.pageLeft();
    await call().answer();
    expect(state().step).toBe('code');
  });

  test('does not keep a right code from doing its work', async () => {
    const { doNow, state, call } = await atTheCode();
    doNow.verificationRequested({ otp: '012345' });
    doNow.pageLeft();
    await call().answer();
    expect(state().step).toBe('done');
  });
});

describe('a form that somebody opens', () => {
  test('is closed at first, and again once its page or it is left', () => {
    const { doNow, state } = aForm({ opensLater: true });
    expect(state().step).toBe('closed');
    doNow.formOpened();
    expect(state().step).toBe('address');
    doNow.pageLeft();
    expect(state().step).toBe('closed');
    doNow.formOpened();
    doNow.formClosed();
    expect(state().step).toBe('closed');
  });

  test.each(['formClosed', 'pageLeft'] as const)(
    'begins anew after %s, whatever comes of what it asked for',
    async (leave) => {
      const { doNow, state, call, count } = aForm({ opensLater: true });
      doNow.formOpened();
      doNow.codeRequested({ email: asha });
      const late = call();
      doNow[leave]();
      await late.answer();
      expect(state()).toMatchObject({ step: 'closed', email: '' });
      doNow.formOpened();
      doNow.codeRequested({ email: 'ravi@example.test' });
      expect(count()).toBe(2);
    },
  );

  test('waits with its code for whoever left the page', async () => {
    const { doNow, state } = await atTheCode({ opensLater: true });
    doNow.pageLeft();
    expect(state()).toMatchObject({ step: 'code', email: asha });
  });
});

test('all goes with the person, also what is under way', async () => {
  const { store, doNow, state, call } = await atTheCode();
  doNow.verificationRequested({ otp: '000000' });
  store.dispatch(authActions.signedOut());
  expect(state()).toMatchObject({ step: 'address', email: '', request: { status: 'idle' } });
  await call().refuse(aProblem('code_wrong'));
  expect(state().request).toEqual({ status: 'idle' });
});
