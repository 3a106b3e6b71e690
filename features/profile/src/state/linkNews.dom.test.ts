import { liveFeature } from '@paadam/live';
import type { LinkNote, NewsEvent } from '@paadam/shared/contract';
import { selectNotices } from '@paadam/shared/state';
import {
  anAuthData,
  apiUrl,
  FakeSocket,
  HttpResponse,
  http,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { profileFeature } from './profileFeature';
import type { ProfileRootState } from './profileSelectors';
import { profiles } from './profiles';

const asha = anAuthData();

beforeEach(() => {
  FakeSocket.all.length = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.assign(globalThis, { WebSocket: undefined });
});

test('shows that a link has begun or ended, and tells of it', async () => {
  const { store, addPortal, stop } = startStore<ProfileRootState>(asha, [profileFeature]);
  stops.push(stop);
  addPortal({ name: 'live-test', features: [liveFeature] });
  let asked = 0;
  server.use(
    http.get(apiUrl('/profile/:id'), () => {
      asked += 1;
      return HttpResponse.json(ok({ _id: asha.id }));
    }),
  );
  store.dispatch(profiles.actions.requested(asha.id));
  await waitFor(() => expect(asked).toBe(1));
  FakeSocket.last.onopen();
  FakeSocket.last.hear({ t: 'subbed', topic: 'me', last: 0, b: { quietFor: null } });
  const b: LinkNote = {
    event: 'linked',
    parent: { _id: 'p', name: 'Ravi' },
    child: { _id: asha.id, name: 'Asha' },
    isTold: true,
  };
  const event: NewsEvent = { seq: 1, id: 'n1', by: 'p', k: 'link', b, at: '2030-01-01T10:00:00.000Z' };
  FakeSocket.last.hear({ t: 'ev', topic: 'me', events: [event] });
  await waitFor(() => expect(asked).toBe(2));
  expect(selectNotices(store.getState())).toMatchObject([{ text: 'Ravi is now linked to your account.' }]);
});
