import { restoreFirstScroll } from './scrollMemory';

const open = (hash: string, kept: Record<string, number>, position: number) => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
  Object.assign(window, { scrollY: position });
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(kept));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollTo.mockClear();
  const scrollIntoView = jest.fn();
  document.body.innerHTML = '<h2 id="team">Team</h2>';
  for (const element of document.body.children) Object.assign(element, { scrollIntoView });
  restoreFirstScroll('/about', hash);
  return {
    to: scrollTo.mock.calls.map(([, top]) => top as unknown),
    named: scrollIntoView.mock.calls.length,
  };
};
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the first page stays where it is, however far the person has read already', () => {
  expect(open('', {}, 0)).toEqual({ to: [], named: 0 });
  expect(open('', { '/about': 700 }, 300)).toEqual({ to: [], named: 0 });
  expect(open('#team', {}, 300)).toEqual({ to: [], named: 0 });
});

test('it is scrolled to where it was left, where the browser could not do it or not so far', () => {
  expect(open('', { '/about': 700 }, 0).to).toEqual([700]);
  expect(open('', { '/about': 1_900 }, 2_000 - innerHeight).to).toEqual([1_900]);
  expect(open('#team', { '/about': 700 }, 0)).toEqual({ to: [700], named: 0 });
});

test('it is scrolled to what its address names', () => {
  expect(open('#team', {}, 0).named).toBe(1);
  expect(open('#nowhere', {}, 0)).toEqual({ to: [], named: 0 });
  expect(open('#%', {}, 0)).toEqual({ to: [], named: 0 });
});

test('it stays where what is stored cannot be read', () => {
  sessionStorage.setItem('react-router-scroll-positions', '{');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  restoreFirstScroll('/about', '');
  expect(scrollTo).not.toHaveBeenCalled();
});
