import { chainDepth } from './chainDepth';

const page = { url: '/', by: null };

it('counts the document as the first, and what it names itself as the second', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([page, { url: '/shell.js', by: '/' }, { url: '/vendor.js', by: '/' }])).toBe(2);
});

it('counts each script that only another script knows of', () => {
  const requests = [
    page,
    { url: '/shell.js', by: '/' },
    { url: '/entry.js', by: '/shell.js' },
    { url: '/home.js', by: '/entry.js' },
  ];
  expect(chainDepth(requests)).toBe(4);
});

it('takes a file for known from the first time that something asked for it', () => {
  const requests = [
    page,
    { url: '/shell.js', by: '/' },
    { url: '/home.js', by: '/' },
    { url: '/home.js', by: '/shell.js' },
  ];
  expect(chainDepth(requests)).toBe(2);
});
