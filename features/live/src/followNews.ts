import { type BookingsRootState, bookingDetails, bookingLists, bookingsActions } from '@paadam/bookings';
import { profileActions } from '@paadam/profile';
import type { AuthData, LiveEvent, NewsEvent, NewsGreeting } from '@paadam/shared/contract';
import {
  authActions,
  createAction,
  delay,
  endWithPerson,
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
import { newsNotice } from './newsNotice';

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

/** What this page itself has just changed, by the booking's id: it shows it already. */
type OwnChanges = Map<string, number>;

const changedHere = (action: Action): string | null => {
  const { bookingCreated, bookingChanged, bookingReviewed } = bookingsActions;
  if (bookingCreated.match(action) || bookingChanged.match(action)) return action.payload.booking._id;
  return bookingReviewed.match(action) ? action.payload.review.booking : null;
};

const isOwnChange = (action: Action): boolean => changedHere(action) !== null;

const isLoading = ({ bookings }: BookingsRootState): boolean =>
  [...Object.values(bookings.lists), ...Object.values(bookings.details)].some(
    ({ isOpen, answer }) => isOpen && answer.status === 'loading',
  );

/** Whether the page in front shows this very booking, in a list or by itself. */
const showsBooking = (state: BookingsRootState, bookingId: string): boolean =>
  Object.values(bookingDetails.stateOf(state)).some(
    ({ isOpen, question }) => isOpen && question === bookingId,
  ) ||
  Object.values(bookingLists.stateOf(state)).some(
    ({ isOpen, answer }) =>
      isOpen && answer.status === 'loaded' && answer.data.rows.some(({ _id }) => _id === bookingId),
  );

function* untilLoaded(): SagaGenerator {
  while (yield* select(isLoading)) yield* take(() => true);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @returns whether it is news that this version tells of */
const isNews = (event: LiveEvent | NewsEvent): event is NewsEvent =>
  isObject(event.b) &&
  ((event.k === 'booking' && isObject(event.b.booking)) || (event.k === 'link' && isObject(event.b.child)));

/** @param b the greeting of the topic @returns the seconds since the last news; null if there never was any, or that is not said */
const quietForOf = (b: unknown): NewsGreeting['quietFor'] =>
  isObject(b) && typeof b.quietFor === 'number' ? b.quietFor : null;

const newsHeard = createAction('live/newsHeard', (event: NewsEvent) => ({ payload: event }));

/** Shows what has happened where it is shown, and tells of it where the page is about something else. */
function* bring(event: NewsEvent, person: AuthData, own: OwnChanges): SagaGenerator {
  if (event.k === 'link') {
    yield* put(profileActions.linkChanged());
    if (event.b.isTold) yield* put(noticesActions.noticeAdded(newsNotice(event, person.role)));
    return;
  }
  const { _id } = event.b.booking;
  if (event.by === person.id) {
    yield* delay(times.ownAnswer);
    if (Date.now() - (own.get(_id) ?? 0) < times.own) return;
  }
  yield* put(bookingsActions.changedElsewhere());
  if (!event.b.isTold) return;
  yield* delay(0);
  yield* race({ loaded: untilLoaded(), late: delay(times.shown) });
  if (yield* select(showsBooking, _id)) return;
  yield* put(noticesActions.noticeAdded(newsNotice(event, person.role)));
}

function* fetchAnew(): SagaGenerator {
  yield* put(bookingsActions.changedElsewhere());
  yield* put(profileActions.linkChanged());
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
  yield* takeEvery(newsHeard, ({ payload }) => bring(payload, person, own));
  yield* takeEvery(isOwnChange, function* (action): SagaGenerator {
    own.set(changedHere(action) ?? '', Date.now());
    yield* delay(0);
  });
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
          if (isNews(event)) yield* put(newsHeard(event));
        }
      }
    }
  } finally {
    frames.close();
  }
}

/** Keeps the pages of the signed-in person as things are, and tells what they do not show. */
export const followNews = endWithPerson(function* (): SagaGenerator {
  let session = yield* select(selectSession);
  while (session.status !== 'signed-in') {
    yield* take([authActions.signedIn, authActions.sessionChecked]);
    session = yield* select(selectSession);
  }
  yield* follow(session.user);
});
