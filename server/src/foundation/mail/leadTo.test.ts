import { composeMail } from './composeMail';
import { leadTo } from './leadTo';

const origin = 'http://localhost:3000';
const mailWith = (url: string) =>
  composeMail({
    to: 'kavya@paadam.test',
    subject: 'Paadam',
    paragraphs: [`See ${url}`],
    action: { label: 'Open', url },
  });

test.each([
  ['/student/bookings/1?tab=pay#top', '/ta/student/bookings/1?tab=pay#top'],
  ['/', '/ta'],
  ['/?from=mail', '/ta?from=mail'],
  ['', '/ta'],
  ['/calendars', '/ta/calendars'],
  ['/api/invoices/1', '/api/invoices/1'],
  ['/calendar/secret.ics', '/calendar/secret.ics'],
  ['/desk', '/desk'],
  ['1/about', '1/about'],
])('a link to %s leads a reader of Tamil to %s', (path, expected) => {
  const { text, html } = leadTo('ta', mailWith(origin + path), origin);
  expect(text).toContain(`See ${origin}${expected}\n`);
  expect(text).toContain(`Open: ${origin}${expected}\n`);
  expect(html).toContain(`href="${origin}${expected}"`);
  expect(html).toContain(`See ${origin}${expected}<`);
});

test('a mail in English, and links elsewhere, stay as they are', () => {
  const mail = mailWith(`${origin}/about`);
  expect(leadTo('en', mail, origin)).toEqual(mail);
  const elsewhere = mailWith('https://lessons.example/about');
  expect(leadTo('hi', elsewhere, origin)).toEqual(elsewhere);
});
