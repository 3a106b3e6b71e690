import { createBrowserRouter } from '@paadam/shared/router';
import { nameFirstEntry, scrollKey } from './scrollKey';

let documents = 0;
/** A document that is opened at the history's present entry. @returns its router's location */
const openDocument = () => {
  documents += 1;
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(documents);
  nameFirstEntry();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const { location } = router.state;
  router.dispose();
  return location;
};
afterEach(() => jest.restoreAllMocks());

test('pages that were opened by their address are told apart, and each is the same after a reload', () => {
  history.pushState(null, '', '/tutors');
  const tutors = scrollKey(openDocument());
  expect(scrollKey(openDocument())).toBe(tutors);
  history.pushState(null, '', '/about');
  expect(scrollKey(openDocument())).not.toBe(tutors);
});

test('the router’s own entries keep their key', () => {
  history.pushState({ key: 'abc', idx: 1, usr: null }, '', '/about');
  expect(scrollKey(openDocument())).toBe('abc');
});

test('what a page knows of its entry stays', () => {
  history.pushState({ usr: { from: 'mail' }, idx: 0 }, '', '/about');
  expect(openDocument().state).toMatchObject({ from: 'mail' });
});
