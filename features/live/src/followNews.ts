import type { AuthData, LiveEvent, NewsEvent, NewsGreeting } from '@paadam/shared/contract';
import {
  authActions,
  createAction,
  delay,
  endWithPerson,
  type Feature,
  getContext,
  noticesActions,
  put,
  race,
  type SagaGenerator,
  select,
  selectSession,
  take,
  takeEvery,
} from '@paadam/shared/state';
import type { Action } from 'redux';
import { buffers, eventChannel } from 'redux-saga';
import { channelOf } from './channelOf';
import type { TopicAnswer } from './LiveChannel';

/** Milliseconds. */
const times = {
  /** That the answer to one's own change may come after its news. */
  ownAnswer: 1_000,
  /** For which a change that was made on this page is known to be its own. */
  own: 10_000,
  /** That a notice waits for the page to show what it is about. */
  shown: 2_500,
  /** By which the clocks of a page's beginning and of the news may differ. */
  margin: 1_500,
};

/** When this page made its latest own changes, in milliseconds, by kind and id. The page shows these already. */
type OwnChanges = Map<string, number>;

type News = NonNullable<Feature['news']>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @param b the greeting of the topic @returns the seconds since the last news; null if there never was any, or that is not said */
const quietForOf = (b: unknown): NewsGreeting['quietFor'] =>
  isObject(b) && typeof b.quietFor === 'number' ? b.quietFor : null;

const newsHeard = createAction('live/newsHeard', (event: NewsEvent) => ({ payload: event }));

const ownKey = (kind: string, id: string) => `${kind}:${id}`;

/** @returns the key of what this page has changed with the action; null: the action changes nothing that news tell of */
const changedHere = (kinds: readonly News[], action: Action): string | null => {
  for (const { kind, shown } of kinds) {
    const id = shown?.changedBy(action);
    if (id) return ownKey(kind, id);
  }
  return null;
};

/** Refreshes what open pages show of it, and tells the person where no page shows it. */
function* bring(event: NewsEvent, person: AuthData, news: News, own: OwnChanges): SagaGenerator {
  const { shown } = news;
  const id = shown?.idOf(event);
  if (id && event.by === person.id) {
    yield* delay(times.ownAnswer);
    if (Date.now() - (own.get(ownKey(news.kind, id)) ?? 0) < times.own) return;
  }
  yield* put(news.refresh());
  if (!event.b.isTold) return;
  if (shown && id) {
    yield* delay(0);
    yield* race({ loaded: untilLoaded(shown.isLoading), late: delay(times.shown) });
    if (yield* select((state: unknown) => shown.isShown(state, id))) return;
  }
  yield* put(noticesActions.noticeAdded(news.noticeOf(event, person.role)));
}

function* untilLoaded(isLoading: (state: unknown) => boolean): SagaGenerator {
  while (yield* select(isLoading)) yield* take(() => true);
}

function* fetchAnew(): SagaGenerator {
  const newsKinds = yield* getContext('newsKinds');
  for (const { refresh } of newsKinds()) yield* put(refresh());
}

function* follow(person: AuthData): SagaGenerator {
  const channel = channelOf(yield* getContext('api'));
  const own: OwnChanges = new Map();
  /** The number of the last that is known; null before the first connection. */
  let last: number | null = null;
  const frames = eventChannel<TopicAnswer>((emit) => {
    const topic = channel.open('me', { after: () => last ?? 0, hear: emit });
    return () => topic.close();
  }, buffers.expanding());
  const newsKinds = yield* getContext('newsKinds');
  const kindOf = ({ k, b }: LiveEvent | NewsEvent) =>
    newsKinds().find(({ kind, isReadable }) => kind === k && isReadable(b));
  yield* takeEvery(newsHeard, function* ({ payload }): SagaGenerator {
    const news = kindOf(payload);
    if (news) yield* bring(payload, person, news, own);
  });
  yield* takeEvery(
    (action: Action) => changedHere(newsKinds(), action) !== null,
    function* (action): SagaGenerator {
      own.set(changedHere(newsKinds(), action) ?? '', Date.now());
      yield* delay(0);
    },
  );
  // Whose session was over, and who has come back.
  yield* takeEvery(authActions.signedIn, function* (): SagaGenerator {
    yield* delay(0);
    channel.retryNow();
  });
  try {
    while (true) {
      const frame = yield* take(frames);
      if (frame.t === 'subbed') {
        const quietFor = quietForOf(frame.b);
        // What the page was made of may be older than the last news.
        const isOld: boolean =
          last === null && quietFor !== null && quietFor * 1_000 < performance.now() + times.margin;
        const isMissed: boolean = last !== null && frame.last !== last;
        last = frame.last;
        if (isOld || isMissed) yield* fetchAnew();
      } else if (frame.t === 'missed') {
        if (frame.last !== last) yield* fetchAnew();
        last = frame.last;
      } else if (frame.t === 'ev') {
        for (const event of frame.events) {
          last = Math.max(last ?? 0, event.seq);
          // A newer server may tell of more.
          if (kindOf(event)) yield* put(newsHeard(event as NewsEvent));
        }
      }
    }
  } finally {
    frames.close();
  }
}

/** Keeps the pages of the signed-in person up to date, and tells what they do not show. News that no feature knows are passed over. */
export const followNews = endWithPerson(function* (): SagaGenerator {
  let session = yield* select(selectSession);
  while (session.status !== 'signed-in') {
    yield* take([authActions.signedIn, authActions.sessionChecked]);
    session = yield* select(selectSession);
  }
  yield* follow(session.user);
});
