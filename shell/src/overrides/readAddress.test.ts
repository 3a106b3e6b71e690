import { readAddress } from './readAddress';

const allowed = {
  own: 'https://staging.example',
  remotes: ['http://localhost:3003', 'https://tutor.example'],
};

test.each([
  ['http://localhost:3003', 'http://localhost:3003/'],
  [' http://localhost:3003/ ', 'http://localhost:3003/'],
  ['http://localhost:3003/remote.json?x=1#y', 'http://localhost:3003/'],
  ['https://tutor.example/mf-tutor/1.2.0', 'https://tutor.example/mf-tutor/1.2.0/'],
  ['https://staging.example/mf-tutor/1.2.0/', 'https://staging.example/mf-tutor/1.2.0/'],
])('%j is the folder %s', (text, baseUrl) => {
  expect(readAddress(text, allowed)).toEqual({ status: 'fine', baseUrl });
});

test.each([
  'http://localhost:3004',
  'https://localhost:3003',
  'http://127.0.0.1:3003',
  'http://localhost:3003@evil.example/',
  'http://localhost.evil.example:3003/',
  'https://tutor.example.evil.example/',
])('%s is refused with the setting that would allow it', (text) => {
  expect(readAddress(text, allowed)).toEqual({
    status: 'refused',
    reason: expect.stringMatching(/^No portal may come from http.*REMOTE_ORIGINS/),
  });
});

test.each(['', 'localhost:3003', 'data:text/javascript,alert(1)', 'blob:http://localhost:3003/x', 'here'])(
  '%j is no address',
  (text) => {
    expect(readAddress(text, allowed)).toEqual({
      status: 'refused',
      reason: 'Enter an address such as http://localhost:3003.',
    });
  },
);
