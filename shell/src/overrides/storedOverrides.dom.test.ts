import { readOverrides } from './readOverrides';
import { storedOverrides } from './storedOverrides';

const key = 'paadam.overrides';
const allowed = { own: 'https://staging.example', remotes: ['http://localhost:3003'] };
const tutor = { name: 'mf-tutor', title: 'The tutor panel' };

afterEach(() => localStorage.clear());

test('each portal is kept and reset by itself, and in the end nothing is left', () => {
  storedOverrides.set('mf-tutor', 'http://localhost:3003/');
  storedOverrides.set('mf-parent', 'http://localhost:3005/');
  expect(storedOverrides.get()).toEqual({
    'mf-tutor': 'http://localhost:3003/',
    'mf-parent': 'http://localhost:3005/',
  });
  storedOverrides.reset('mf-tutor');
  expect(storedOverrides.get()).toEqual({ 'mf-parent': 'http://localhost:3005/' });
  storedOverrides.reset('mf-parent');
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '[]', '7', '{"mf-tutor":7}'])(
  'of %j nothing is left, and nothing breaks',
  (text) => {
    localStorage.setItem(key, text);
    expect(storedOverrides.get()).toEqual({});
  },
);

test('what is kept is followed only where it is allowed, however it got there', () => {
  const stored = {
    'mf-tutor': 'http://localhost:3003/',
    'mf-parent': 'http://localhost:3005/',
    'mf-nobody': 'http://localhost:3003/',
  };
  const { active, refused } = readOverrides(stored, allowed);
  expect(active).toEqual([{ ...tutor, baseUrl: 'http://localhost:3003/' }]);
  expect(refused).toEqual([
    {
      name: 'mf-parent',
      title: 'The parent portal',
      baseUrl: 'http://localhost:3005/',
      reason: expect.stringContaining('REMOTE_ORIGINS'),
    },
  ]);
  expect(readOverrides(stored, { ...allowed, remotes: [] }).active).toEqual([]);
});
