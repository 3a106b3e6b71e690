import { nameInMail } from './nameInMail';

it.each([
  ['Latha Kumar', 'Latha Kumar'],
  ['J.R. Rao', 'J. R. Rao'],
  ['Ravi s/o Kumar', 'Ravi s/o Kumar'],
  ['கவிதா ராமன்', 'கவிதா ராமன்'],
  ['evil。example', 'evil。 example'],
  ['mailto:me@evil.example', 'mailto: me@ evil. example'],
])('writes the name %s as %s', (name, written) => {
  expect(nameInMail(name)).toBe(written);
});
