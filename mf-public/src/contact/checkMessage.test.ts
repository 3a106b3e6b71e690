import { checkMessage } from './checkMessage';

const sound = {
  name: 'Asha Raman',
  email: 'asha@example.test',
  subject: 'Evening lessons',
  message: 'Do you have tutors after nine?',
};

test('a message with everything in it may be sent', () => {
  expect(checkMessage(sound)).toEqual({});
});

test('spaces alone are nothing', () => {
  expect(Object.keys(checkMessage({ name: ' ', email: ' ', subject: '\t', message: '\n' }))).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
});

test('signs that show nothing are nothing', () => {
  const unseen = { name: '\u200b', email: sound.email, subject: '\u3164', message: '\u2800\u00ad' };
  expect(Object.keys(checkMessage(unseen))).toEqual(['name', 'subject', 'message']);
});

test.each(['asha', 'asha@', '@example.test', 'asha@example', 'as ha@example.test'])(
  '%s is no address',
  (email) => {
    expect(checkMessage({ ...sound, email })).toEqual({
      email: 'Enter an e-mail address, such as name@example.com.',
    });
  },
);

test('what is too long is told by how much, and nothing is cut off', () => {
  expect(checkMessage({ ...sound, subject: 's'.repeat(201), message: 'm'.repeat(5_001) })).toEqual({
    subject: 'Shorten it to 200 characters; it has 201.',
    message: 'Shorten it to 5,000 characters; it has 5,001.',
  });
});

test('the last character that is allowed may be any sign', () => {
  expect(checkMessage({ ...sound, subject: '🌱'.repeat(200), message: '🌱'.repeat(5_000) })).toEqual({});
});
