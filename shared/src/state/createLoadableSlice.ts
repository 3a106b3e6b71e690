import { type Problem, problemOf } from '@paadam/shared/api';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import { endWithPerson } from './auth/endWithPerson';
import { personGone } from './auth/personGone';
import { type ActionPattern, delay, put, race, type SagaGenerator, select, take, takeEvery } from './effects';
import { type Loadable, loaded, loadFailed, loading, notLoaded } from './loadable';
import { idle, type RequestState } from './request';

/** How far an answer has come, and, of a list, how the wish for more of it went. */
export interface Answered<T> {
  answer: Loadable<T>;
  more: RequestState;
}

/** What was asked for. */
interface Asked<Q, T> extends Answered<T> {
  question: Q;
  /** Whether a screen shows it: only then it is kept fresh. */
  isOpen: boolean;
  /** Whether the answer came with the document, and is enough for the screens that it was fetched for. */
  isPrepared?: true | undefined;
}

export type AskedByKey<Q, T> = Record<string, Asked<Q, T>>;

const notAsked: Answered<never> = { answer: notLoaded, more: idle };

export interface LoadableOptions<Q, T, N extends string = string> {
  /** Its place in the store, and the first part of its actions' types: 'students', or 'parent/tutors' in a group. */
  name: N;
  /** @param known what is there already of the same question's answer */
  fetch: (question: Q, known: T | undefined) => SagaGenerator<T>;
  /** By which questions have answers of their own. Default: each takes the place of the one before. */
  keyOf?: (question: Q) => string;
  /** Whether the answer before shows until the one to another question under the same key is there. */
  bridges?: boolean;
  /** Whether what is there, or on its way, is enough for the person who asks the same. Default: it is fetched anew. */
  asksOnce?: boolean;
  /** Whether data go when they cannot be fetched anew. */
  dropsStale?: boolean;
  /** How many answers stay after they were left, for the way back. Default: the one that was left last. */
  keptAfterLeft?: number;
  /** Whether it belongs to no one, and so outlives the session. Default: it goes with the person. */
  isPublic?: boolean;
  /** After which actions what the screens show is another. */
  refreshOn?: ActionPattern;
  /** What an action changes at once in what is there. */
  follow?: (data: T, action: UnknownAction, question: Q) => T;
  /** What is told of a failure. Default: what the API says. */
  explain?: (error: unknown) => Problem;
}

/**
 * Data that screens ask for: a part of the store, and the saga that fetches them. A screen puts `requested` when it
 * opens and `left` when it closes. While data are fetched again, and after that failed, the last ones stay. An answer
 * that comes after its question was given up, or asked anew, is no one's.
 */
export const createLoadableSlice = <T, Q = void, const N extends string = string>({
  name,
  fetch,
  keyOf = () => '',
  bridges = false,
  asksOnce = false,
  dropsStale = false,
  keptAfterLeft = 1,
  isPublic = false,
  refreshOn,
  follow,
  explain = problemOf,
}: LoadableOptions<Q, T, N>) => {
  type State = AskedByKey<Q, T>;
  const stateOf = placeIn<State>(name);
  const actions = {
    /** A screen wants the answer. */
    requested: createAction(`${name}/requested`, (question: Q) => ({ payload: question })),
    /** It is fetched. */
    asked: createAction(`${name}/asked`, (question: Q) => ({ payload: question })),
    /** It is there; perhaps by another way, without anybody having asked. */
    loaded: createAction(`${name}/loaded`, (question: Q, data: T) => ({ payload: { question, data } })),
    /** It was fetched before there was a screen, on the server: a screen that opens with it does not ask again. */
    prepared: createAction(`${name}/prepared`, (question: Q, data: T) => ({ payload: { question, data } })),
    /** The screens that were drawn with it are there: the person who asks from now on wants it fresh. */
    settled: createAction(`${name}/settled`, (key: string) => ({ payload: { key } })),
    failed: createAction(`${name}/failed`, (key: string, problem: Problem) => ({
      payload: { key, problem },
    })),
    left: createAction(`${name}/left`, (question: Q) => ({ payload: question })),
  };

  const asked = (state: State, question: Q): State => {
    const known = heldAt(state, keyOf(question));
    const stays = known && (bridges || isSame(known.question, question));
    const answer = loading<T>(stays ? known.answer : notLoaded);
    return { ...state, [keyOf(question)]: { question, isOpen: true, answer, more: idle } };
  };

  const left = (state: State, key: string): State => {
    const { [key]: _, ...others } = state;
    const known = heldAt(state, key);
    if (!known) return state;
    const { data } = known.answer;
    const answer = data === undefined ? notLoaded : loaded(data);
    const all: State = { ...others, [key]: { ...known, isOpen: false, answer, more: idle } };
    const closed = Object.keys(all).filter((each) => !all[each]?.isOpen);
    for (const each of closed.slice(0, Math.max(closed.length - keptAfterLeft, 0))) delete all[each];
    return all;
  };

  const followed = (state: State, action: UnknownAction): State => {
    if (!follow) return state;
    let all = state;
    for (const [key, { answer, question }] of Object.entries(state)) {
      if (answer.status === 'idle' || answer.data === undefined) continue;
      const data = follow(answer.data, action, question);
      if (data !== answer.data) all = change(all, key, () => ({ answer: { ...answer, data } }));
    }
    return all;
  };

  const reducer = (state: State = {}, action: UnknownAction): State => {
    if (!isPublic && personGone.some((gone) => gone.match(action))) return {};
    if (actions.requested.match(action)) {
      return change(state, keyOf(action.payload), () => ({ isOpen: true }));
    }
    if (actions.asked.match(action)) return asked(state, action.payload);
    if (actions.left.match(action)) return left(state, keyOf(action.payload));
    if (actions.loaded.match(action)) {
      const { question, data } = action.payload;
      const { isOpen, more } = heldAt(state, keyOf(question)) ?? { isOpen: false, more: idle };
      return { ...state, [keyOf(question)]: { question, isOpen, answer: loaded(data), more } };
    }
    if (actions.prepared.match(action)) {
      const { question, data } = action.payload;
      const answer = loaded(data);
      const asked = { question, isOpen: false, isPrepared: true, answer, more: idle } as const;
      return { ...state, [keyOf(question)]: asked };
    }
    if (actions.settled.match(action)) {
      return change(state, action.payload.key, () => ({ isPrepared: undefined }));
    }
    if (actions.failed.match(action)) {
      const { key, problem } = action.payload;
      return change(state, key, ({ answer }) => ({
        answer: loadFailed<T>(dropsStale ? notLoaded : answer, problem),
      }));
    }
    return followed(state, action);
  };

  /** Ends what is under way for a key. */
  const over = (key: string) =>
    take(
      (action: Action) =>
        (actions.asked.match(action) || actions.left.match(action)) && keyOf(action.payload) === key,
    );

  /** Data that came by another way are newer than what is under way. */
  const replaced = (key: string) =>
    take((action: Action) => actions.loaded.match(action) && keyOf(action.payload.question) === key);

  const ask = function* ({ payload: question }: { payload: Q }): SagaGenerator {
    const key = keyOf(question);
    const known = heldAt(yield* select(stateOf), key);
    const isThere = known?.answer.status === 'loading' || known?.answer.status === 'loaded';
    const isAnswered = isThere && isSame(known.question, question);
    if (isAnswered && known.isPrepared) {
      // One screen may ask several times while it opens: each of its parts, and in React's strict mode each of them twice.
      yield* delay(0);
      yield* put(actions.settled(key));
    } else if (!(isAnswered && asksOnce)) {
      yield* put(actions.asked(question));
    }
  };

  const load = function* ({ payload: question }: { payload: Q }): SagaGenerator {
    const key = keyOf(question);
    const { answer } = yield* select(selectAnswered, question);
    try {
      const { data } = yield* race({
        data: fetch(question, bridges ? undefined : answer.data),
        over: over(key),
        replaced: replaced(key),
      });
      if (data !== undefined) yield* put(actions.loaded(question, data));
    } catch (error) {
      yield* put(actions.failed(key, explain(error)));
    }
  };

  const refresh = function* (): SagaGenerator {
    for (const { isOpen, question } of Object.values(yield* select(stateOf))) {
      if (isOpen) yield* put(actions.asked(question));
    }
  };

  const watch = function* (): SagaGenerator {
    yield* takeEvery(actions.asked, load);
    yield* takeEvery(actions.requested, ask);
    if (refreshOn) yield* takeEvery(refreshOn, refresh);
  };

  const selectAnswered = (state: object, question: Q): Answered<T> =>
    heldAt(stateOf(state), keyOf(question)) ?? notAsked;

  return {
    reducerPath: name,
    reducer,
    actions,
    saga: isPublic ? watch : endWithPerson(watch),
    fetch,
    /** @returns how far the answer to the question has come */
    select: selectAnswered,
    stateOf,
    keyOf,
    over,
  };
};

/** @param key may come from the page's address and be "constructor" @returns the entry's own value; undefined if there is none */
export const heldAt = <Q, T>(state: AskedByKey<Q, T>, key: string): Asked<Q, T> | undefined =>
  Object.hasOwn(state, key) ? state[key] : undefined;

/** @returns the state with a part of what a key has replaced, where it has something */
export const change = <Q, T>(
  state: AskedByKey<Q, T>,
  key: string,
  part: (asked: Asked<Q, T>) => Partial<Asked<Q, T>>,
): AskedByKey<Q, T> => {
  const asked = heldAt(state, key);
  return asked ? { ...state, [key]: { ...asked, ...part(asked) } } : state;
};

/** @returns reads a part of the store. It throws where that part is not there: a screen would wait for it for ever. */
export const placeIn = <S extends object>(name: string) => {
  const path = name.split('/');
  return (state: object): S => {
    const part = path.reduce<unknown>(
      (outer, key) => (outer as Record<string, unknown> | undefined)?.[key],
      state,
    );
    if (part === undefined)
      throw new Error(`The store has no "${name}". Is that slice in its group, or among a portal's?`);
    return part as S;
  };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
