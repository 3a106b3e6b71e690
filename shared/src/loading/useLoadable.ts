import { type Answered, type Loadable, type RequestState, usePaadamDispatch } from '@paadam/shared/state';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Action } from 'redux';
import { useFresh } from './useFresh';

interface Asking<Q> {
  requested: (question: Q) => Action;
  left: (question: Q) => Action;
}

interface LoadableSlice<T, Q> {
  select: (state: object, question: Q) => Answered<T>;
  actions: Asking<Q>;
}

interface PagedSlice<P, Q> extends LoadableSlice<P, Q> {
  actions: Asking<Q> & { moreRequested: (question: Q) => Action };
}

/** A list that comes page by page: what is there, and how the wish for more of it went. */
export interface Paged<P> {
  list: Loadable<P>;
  more: RequestState;
}

/** The same on a screen, which may ask. */
export interface PagedOnScreen<P> extends Paged<P> {
  reload: () => void;
  loadMore: () => void;
}

/** The question, where there is a choice. */
// biome-ignore lint/suspicious/noConfusingVoidType: a question that is void may be left out
type Asked<Q> = [Q] extends [void] ? [] : [question: Q];

/** @returns the question; the same one as long as it asks for the same */
const useSameQuestion = <Q>(question: Q): Q => {
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is what counts
  return useMemo(() => question, [asked]);
};

const isSame = <T>(one: Answered<T>, other: Answered<T>): boolean =>
  one.answer === other.answer && one.more === other.more;

/**
 * @returns how far an answer has come, the person who asks for it. What a slice notes beside it, that a screen has opened or closed, draws
 *   no one's screen anew.
 */
export const useAnswered = <T, Q>(
  { select }: Pick<LoadableSlice<T, Q>, 'select'>,
  question: Q,
): Answered<T> => useSelector((state: object) => select(state, question), isSame);

const useAsked = <T, Q>(slice: LoadableSlice<T, Q>, [given]: Asked<Q>) => {
  const { actions } = slice;
  const dispatch = usePaadamDispatch();
  const question = useSameQuestion(given as Q);
  const reload = useCallback(() => void dispatch(actions.requested(question)), [dispatch, actions, question]);
  const leave = useCallback(() => void dispatch(actions.left(question)), [dispatch, actions, question]);
  useFresh(reload, leave);
  const { answer, more } = useAnswered(slice, question);
  return { answer, more, reload, question, dispatch };
};

/** Data that are kept fresh as long as a screen shows them. */
export const useLoadable = <T, Q>(slice: LoadableSlice<T, Q>, ...asked: Asked<Q>) => {
  const { answer, reload } = useAsked(slice, asked);
  return { answer, reload };
};

/** A paged list that is kept fresh as long as a screen shows it. */
export const usePaged = <P, Q>(slice: PagedSlice<P, Q>, ...asked: Asked<Q>): PagedOnScreen<P> => {
  const { actions } = slice;
  const { answer, more, reload, question, dispatch } = useAsked(slice, asked);
  const loadMore = useCallback(
    () => void dispatch(actions.moreRequested(question)),
    [dispatch, actions, question],
  );
  return { list: answer, more, reload, loadMore };
};
