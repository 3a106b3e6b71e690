import type { Api } from '@paadam/shared/api';
import type { Action } from 'redux';
import type { EventChannel } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { OtherTabs } from './auth/otherTabs';
import type { Feature } from './Feature';

/**
 * A saga under way, with what it returns. A bare `yield` answers `unknown`: what an effect answers is only known to
 * the functions of this file, each of which is to be called with `yield*`.
 */
export type SagaGenerator<R = void> = Generator<effects.Effect, R, unknown>;

/** What every saga finds in its context. */
export interface SagaContext {
  api: Api;
  otherTabs: OtherTabs | undefined;
  /** Puts in what a portal finds out late that it needs. Absent in shells of before. */
  addFeature?: (feature: Feature) => void;
  /** What pages do with news: of every feature that is in the store by now. */
  newsKinds: () => readonly NonNullable<Feature['news']>[];
}

/** What makes actions of one type, and tells them from others. */
export interface ActionCreator {
  (...args: never[]): Action;
  type: string;
}

/** Which actions are meant: those of a creator, of one among several, or those that a question says yes to. */
export type ActionPattern = ActionCreator | readonly ActionCreator[] | ((action: Action) => boolean);

type Guard<A extends Action> = (action: Action) => action is A;
type ActionOf<P> = P extends readonly (infer C)[]
  ? ActionOf<C>
  : P extends ActionCreator
    ? ReturnType<P>
    : P extends Guard<infer A>
      ? A
      : Action;

type Returned<S> = S extends SagaGenerator<infer R> ? R : never;

type Watch = <P extends ActionPattern>(
  pattern: P,
  saga: (action: ActionOf<P>) => SagaGenerator,
) => SagaGenerator<unknown>;

/** Makes a generator of an effect's creator. Its type is the caller's claim: it says what redux-saga answers. */
const answering = <F>(create: (...args: never[]) => effects.Effect): F =>
  function* (...args: never[]): SagaGenerator<unknown> {
    return yield create(...args);
  } as F;

/** Waits for what an asynchronous function comes to. @throws what it rejects with */
export const call = answering<
  <Args extends unknown[], R>(work: (...args: Args) => Promise<R>, ...args: Args) => SagaGenerator<R>
>(effects.call);

/** Waits for so many milliseconds. */
export const delay = answering<(milliseconds: number) => SagaGenerator<unknown>>(effects.delay);

/** Dispatches an action. */
export const put = answering<(action: Action) => SagaGenerator<unknown>>(effects.put);

/** Asks the store. */
export const select = answering<
  <S, Args extends unknown[], R>(selector: (state: S, ...args: Args) => R, ...args: Args) => SagaGenerator<R>
>(effects.select);

export const getContext = answering<<K extends keyof SagaContext>(key: K) => SagaGenerator<SagaContext[K]>>(
  effects.getContext,
);

/** Waits for the next action of a pattern, or the next thing that comes through a channel. */
export const take = answering<{
  <P extends ActionPattern>(pattern: P): SagaGenerator<ActionOf<P>>;
  <T extends object | true>(channel: EventChannel<T>): SagaGenerator<T>;
}>(effects.take);

/** Starts a saga for each action of a pattern. */
export const takeEvery = answering<Watch>(effects.takeEvery);

/** Starts a saga for each action of a pattern, and ends the one before. */
export const takeLatest = answering<Watch>(effects.takeLatest);

/** Starts a saga for an action of a pattern, and none for those that come while it runs. */
export const takeLeading = answering<Watch>(effects.takeLeading);

/** Starts a saga that outlives the one that starts it. */
export const spawn = answering<
  <Args extends unknown[]>(saga: (...args: Args) => SagaGenerator, ...args: Args) => SagaGenerator<unknown>
>(effects.spawn);

/** Runs sagas side by side, until each has returned. */
export const all = answering<(sagas: readonly SagaGenerator<unknown>[]) => SagaGenerator<unknown>>(
  effects.all,
);

/** Runs sagas side by side, until one has returned: that one's answer alone is there. The others are cancelled. */
export const race = answering<
  <T extends Record<string, SagaGenerator<unknown>>>(
    sagas: T,
  ) => SagaGenerator<{ [K in keyof T]?: Returned<T[K]> }>
>(effects.race);
