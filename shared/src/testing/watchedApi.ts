import type { Api } from '@paadam/shared/api';

/** What the API's clients of this test file were asked so far, and how much of it has been answered and taken in. */
export const apiLog = { asked: 0, answered: 0 };

type Call = (input?: unknown) => Promise<unknown>;

/**
 * Lets a test wait until an answer has had its effect, where the effect should be none: a saga goes on as soon as its
 * answer is there, and the answer counts after that.
 *
 * @returns the same client, whose calls are counted
 */
export const watchedApi = (api: Api): Api => {
  const watched =
    (call: Call): Call =>
    (input) => {
      apiLog.asked += 1;
      const answer = call(input);
      const count = () => queueMicrotask(() => (apiLog.answered += 1));
      answer.then(count, count);
      return answer;
    };
  return new Proxy(api, {
    get: (_, name) => {
      const member: unknown = Reflect.get(api, name);
      return typeof member === 'function' && name !== 'keepToken' ? watched(member as Call) : member;
    },
  });
};
