import { callApi } from '@paadam/shared/state';
import { apiUrl, failure, HttpResponse, http, list, ok, server, startStore } from '@paadam/shared/testing';
import { ApiError, type Problem, problemOf } from './ApiError';
import { createApi } from './createApi';

const api = createApi('http://localhost/api');

/** What the call failed with. */
const problemWith = async (call: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error.problem;
};

const answerSubjects = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(apiUrl('/subjects'), answer));

describe('a call', () => {
  let sent: Request;
  beforeEach(() => {
    server.use(
      http.all('*/api/*', ({ request }) => {
        sent = request.clone();
        return HttpResponse.json(list([]));
      }),
    );
  });
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = 'token=; max-age=0';
  });
  const setTokenCookie = (token: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `token=${token}`;
  };

  test('fills the path, encoded, and sends the query and the body', async () => {
    await api.tutorSlots({
      params: { id: ':7/../x y' },
      query: { from: '2030-01-07T00:00:00+05:30', to: '2030-01-08T00:00:00+05:30', duration: '1.5' },
    });
    const { pathname, searchParams } = new URL(sent.url);
    expect(pathname).toBe('/api/tutors/%3A7%2F..%2Fx%20y/slots');
    expect(Object.fromEntries(searchParams)).toEqual({
      from: '2030-01-07T00:00:00+05:30',
      to: '2030-01-08T00:00:00+05:30',
      duration: '1.5',
    });

    await api.setBookingStatus({ body: { bookingId: '7', status: 'accepted' } });
    expect(sent.method).toBe('PUT');
    expect(await sent.json()).toEqual({ bookingId: '7', status: 'accepted' });
  });

  test('sends the cookies, and the token of the readable cookie to its own origin', async () => {
    setTokenCookie('of-the-cookie');
    await api.subjects();
    expect(sent.credentials).toBe('include');
    expect(sent.headers.get('x-csrf-token')).toBe('of-the-cookie');
  });

  test('names the type of what it sends, and none where it sends nothing', async () => {
    await api.contact({
      body: { name: 'Asha', email: 'asha@example.test', subject: 'Lessons', message: 'Hello' },
    });
    expect(sent.headers.get('content-type')).toMatch(/^application\/json/);
    for (const call of [api.newTwoStepSecret(), api.wishSubject({ params: { id: '1' } })]) {
      await call;
      expect(sent.headers.get('content-type')).toBeNull();
    }
  });

  test('asks its own site to answer in the page’s language, and no other one', async () => {
    document.documentElement.lang = 'ta';
    await api.subjects();
    expect(sent.headers.get('x-paadam-language')).toBe('ta');
    await createApi('http://elsewhere.test/api').subjects();
    expect(sent.headers.has('x-paadam-language')).toBe(false);
    document.documentElement.lang = '';
    await api.subjects();
    expect(sent.headers.has('x-paadam-language')).toBe(false);
  });

  test('leaves the browser its own name', async () => {
    await api.subjects();
    expect(sent.headers.has('user-agent')).toBe(false);
  });

  test('stays below the API’s address also where a parameter is empty', async () => {
    await api.tutorStudents({ params: { id: '' } });
    expect(sent.url).toBe('http://localhost/api/students');
  });

  test('goes where the page’s own base leads, without the name and the password of its address', async () => {
    const base = document.createElement('base');
    base.href = 'http://name:word@elsewhere.test/embedded/';
    document.head.append(base);
    await createApi('/api').subjects();
    base.remove();
    expect(sent.url).toBe('http://elsewhere.test/api/subjects');
  });

  test('prefers the cookie to the token in memory, since another tab may have renewed it', async () => {
    const own = createApi('http://localhost/api');
    own.keepToken('of-memory');
    await own.subjects();
    expect(sent.headers.get('x-csrf-token')).toBe('of-memory');
    setTokenCookie('of-the-cookie');
    await own.subjects();
    expect(sent.headers.get('x-csrf-token')).toBe('of-the-cookie');
  });

  test('sends the token in memory to another origin, and never the page’s own cookie', async () => {
    setTokenCookie('of-this-page');
    const elsewhere = createApi('http://elsewhere.test/api');
    await elsewhere.subjects();
    expect(sent.headers.has('x-csrf-token')).toBe(false);
    elsewhere.keepToken('of-memory');
    await elsewhere.subjects();
    expect(sent.headers.get('x-csrf-token')).toBe('of-memory');
    elsewhere.keepToken(null);
    await elsewhere.subjects();
    expect(sent.headers.has('x-csrf-token')).toBe(false);
  });
});

/** What a browser makes of an answer whose end never comes: reading it fails once the request is given up. */
const endless = ({ signal }: Request) =>
  new HttpResponse(
    new ReadableStream({
      start: (body) => {
        signal.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

describe('a failed call', () => {
  test('carries the code, the message and the fields of the API’s answer', async () => {
    answerSubjects(() =>
      HttpResponse.json(
        failure('validation_failed', 'Please check the form.', { fields: { email: 'No.' } }),
        { status: 400 },
      ),
    );
    expect(await problemWith(api.subjects())).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Please check the form.',
      fields: { email: 'No.' },
      retryable: false,
    });
  });

  test('carries the fresh times of a clash', async () => {
    const slots = [{ dateTime: '2030-01-07T04:30:00.000Z', endsAt: '2030-01-07T05:30:00.000Z' }];
    answerSubjects(() =>
      HttpResponse.json(failure('slot_taken', 'Just taken.', { data: { slots } }), { status: 409 }),
    );
    expect(await problemWith(api.subjects())).toMatchObject({
      code: 'slot_taken',
      slots,
      fields: {},
      retryable: false,
    });
  });

  test('says how long to wait where the server does', async () => {
    answerSubjects(() =>
      HttpResponse.json(failure('too_many_requests', 'Too many.'), {
        status: 429,
        headers: { 'retry-after': '37' },
      }),
    );
    expect(await problemWith(api.subjects())).toMatchObject({
      status: 429,
      retryAfter: 37,
      retryable: true,
    });
  });

  test('knows a proxy’s page for none of the API’s answers', async () => {
    answerSubjects(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await problemWith(api.subjects())).toMatchObject({
      status: 502,
      code: 'bad_answer',
      message: 'Paadam is not available right now. Please try again in a moment.',
      retryable: true,
    });
  });

  test('knows a page with status 200 for none of the API’s answers', async () => {
    answerSubjects(() => HttpResponse.html('<h1>Welcome to the hotel’s network</h1>'));
    expect(await problemWith(api.subjects())).toMatchObject({ code: 'bad_answer', retryable: true });
  });

  test('shows nothing of a gateway’s JSON that only looks like the API’s', async () => {
    answerSubjects(() => HttpResponse.json({ code: 13, message: { en: 'No route' } }, { status: 404 }));
    expect(await problemWith(api.subjects())).toMatchObject({
      status: 404,
      code: 'bad_answer',
      message: 'Something went wrong.',
      retryable: false,
    });
  });

  test('is worth a retry where no connection was made', async () => {
    answerSubjects(() => HttpResponse.error());
    expect(await problemWith(api.subjects())).toMatchObject({
      status: 0,
      code: 'no_connection',
      message: 'Paadam could not be reached. Check your connection and try again.',
      retryable: true,
    });
  });

  test('has no connection where the address of the API is none', async () => {
    expect(await problemWith(createApi('https://[').subjects())).toMatchObject({ code: 'no_connection' });
  });

  test.each([
    ['no answer comes', () => new Promise<never>(() => {})],
    ['an answer begins and does not end', endless],
  ])('ends by itself where %s', async (_, answer) => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const passFifteenSeconds = () => {
      const [giveUp] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 15_000) ?? [];
      giveUp?.();
    };
    try {
      server.use(
        http.get(apiUrl('/subjects'), ({ request }) => {
          setTimeout(passFifteenSeconds);
          return answer(request);
        }),
      );
      expect(await problemWith(api.subjects())).toMatchObject({
        status: 0,
        code: 'timeout',
        message: 'Paadam took too long to answer. Please try again.',
        retryable: true,
      });
    } finally {
      timers.mockRestore();
    }
  });
});

describe('a call whose saga is cancelled', () => {
  /** @returns once the request is on its way: what cancels the saga that waits for it, and what lets the API answer */
  const waitForSaga = async (makeCall: () => Promise<unknown>) => {
    let letAnswer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    const taken = new Promise<Request>((resolve) => {
      server.use(
        http.all('*/api/*', async ({ request }) => {
          resolve(request);
          await mayAnswer;
          return HttpResponse.json(ok(null));
        }),
      );
    });
    const answer = makeCall();
    const { addPortal, stop } = startStore();
    const saga = function* () {
      yield* callApi(() => answer);
    };
    addPortal({ name: 'waiting', saga });
    return { answer, request: await taken, cancel: stop, letAnswer };
  };

  test('is given up where it only asks', async () => {
    const { answer, request, cancel } = await waitForSaga(() => api.subjects());
    cancel();
    expect(request.signal.aborted).toBe(true);
    await expect(answer).rejects.toBeInstanceOf(ApiError);
  });

  test.each([
    ['changes something', () => api.endSession({ params: { id: '7' } })],
    ['ends the session', () => api.logout()],
  ])('goes on to its end where it %s', async (_, makeCall) => {
    const { answer, request, cancel, letAnswer } = await waitForSaga(makeCall);
    cancel();
    letAnswer();
    expect(await answer).toMatchObject({ success: true });
    expect(request.signal.aborted).toBe(false);
  });
});

test('where the client’s own code does not come there is no connection, and the next call asks for it again', async () => {
  answerSubjects(() => HttpResponse.json(ok([])));
  const own = createApi('http://localhost/api');
  jest.doMock('./http', () => {
    throw new Error('Loading chunk http failed.');
  });
  expect(await problemWith(own.subjects())).toMatchObject({ code: 'no_connection', retryable: true });
  jest.dontMock('./http');
  expect(await own.subjects()).toMatchObject({ success: true });
});

test('a call that the contract does not have fails like any other', async () => {
  const [unknown] = [createApi('http://localhost/api') as unknown as Record<string, () => Promise<unknown>>];
  expect(await problemWith(unknown.callOfALaterContract?.() ?? Promise.resolve())).toMatchObject({
    code: 'internal',
    retryable: false,
  });
});

test('the client itself is no promise', async () => {
  expect(await api).toBe(api);
});

test('a successful answer comes whole, with what stands beside its data', async () => {
  answerSubjects(() => HttpResponse.json(ok([], { nextCursor: 'further' })));
  expect(await api.subjects()).toEqual({ success: true, message: 'OK', data: [], nextCursor: 'further' });
});

test('anything else that is thrown is told as a fault of ours, without its inner words', () => {
  expect(problemOf(new TypeError('x is not a function'))).toMatchObject({
    code: 'internal',
    message: 'Something went wrong.',
    retryable: false,
  });
});
