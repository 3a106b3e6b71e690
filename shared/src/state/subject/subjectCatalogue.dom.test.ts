import {
  apiUrl,
  aSubject,
  failure,
  HttpResponse,
  http,
  list,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { subjectCatalogue } from './subjectCatalogue';
import { selectSubjectNames, selectSubjects } from './subjectSelectors';

const maths = aSubject({ _id: 'maths', name: 'Mathematics' });
const physics = aSubject({ _id: 'physics', name: 'Physics' });

test('the catalogue is loaded with all its pages', async () => {
  const cursors: (string | null)[] = [];
  server.use(
    http.get(apiUrl('/subjects'), ({ request }) => {
      cursors.push(new URL(request.url).searchParams.get('cursor'));
      return HttpResponse.json(
        cursors.length === 1 ? list([maths], { nextCursor: 'page-2' }) : list([physics]),
      );
    }),
  );
  const { store } = startStore();
  store.dispatch(subjectCatalogue.actions.requested());
  expect(selectSubjects(store.getState()).status).toBe('loading');
  await waitFor(() =>
    expect(selectSubjects(store.getState())).toEqual({ status: 'loaded', data: [maths, physics] }),
  );
  expect(cursors).toEqual([null, 'page-2']);
  expect(selectSubjectNames(store.getState()).get('physics')).toBe('Physics');
});

test('the catalogue is loaded once, however many ask for it', async () => {
  let calls = 0;
  server.use(
    http.get(apiUrl('/subjects'), () => {
      calls += 1;
      return HttpResponse.json(list([maths]));
    }),
  );
  const { store } = startStore();
  store.dispatch(subjectCatalogue.actions.requested());
  store.dispatch(subjectCatalogue.actions.requested());
  await waitFor(() => expect(selectSubjects(store.getState()).status).toBe('loaded'));
  store.dispatch(subjectCatalogue.actions.requested());
  expect(selectSubjects(store.getState()).status).toBe('loaded');
  expect(calls).toBe(1);
});

test('a failed catalogue names no subject, and can be asked for again', async () => {
  server.use(
    http.get(apiUrl('/subjects'), () => HttpResponse.json(failure('internal', 'No.'), { status: 500 }), {
      once: true,
    }),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([maths]))),
  );
  const { store } = startStore();
  store.dispatch(subjectCatalogue.actions.requested());
  await waitFor(() => expect(selectSubjects(store.getState()).status).toBe('failed'));
  expect(selectSubjectNames(store.getState()).size).toBe(0);
  store.dispatch(subjectCatalogue.actions.requested());
  await waitFor(() => expect(selectSubjects(store.getState()).status).toBe('loaded'));
});
