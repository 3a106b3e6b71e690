import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageLanguage } from '@paadam/shared/domain';

const calls = new AsyncLocalStorage<PageLanguage>();

/** Does the work of a call whose caller is answered in that language. @returns what the work returns */
export const answerIn = <Result>(language: PageLanguage, work: () => Result): Result =>
  calls.run(language, work);

/** @returns the language that the call which is being handled is answered in; outside of calls English */
export const answeredLanguage = (): PageLanguage => calls.getStore() ?? 'en';
