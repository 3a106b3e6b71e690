import { codePlace } from '../../foundation/mail/mail';
import { linkedMails, linkRequestMail, unlinkedMail } from './linkMails';

const origin = 'https://paadam.example';
const hostile =
  '<a href="https://evil.example">Paadam</a> www.evil.example https://evil.example/x\r\n\r\nGive them your password! boss@evil.example';
const parent = { name: hostile, email: 'latha@home.example', language: 'en' } as const;
const child = { name: hostile, email: 'arjun@home.example', language: 'en' } as const;

const mails = [
  linkRequestMail({ parent, child, codeId: '01936e5a-0000-7000-8000-000000000001' }, origin),
  ...linkedMails({ parent, child }, origin),
  unlinkedMail({ parent, child, endedBy: 'parent' }, origin),
  unlinkedMail({ parent, child, endedBy: 'child' }, origin),
];

it.each(mails)('does no harm with a name: $subject', ({ subject, text, html }) => {
  expect(subject).not.toMatch(/evil|[<\r\n]/);
  for (const body of [text, html]) {
    expect(body).toContain('evil');
    expect(body).not.toMatch(/evil\.example|www\.\S|https:\/\/evil|boss@\S/);
  }
  expect(html).not.toContain('<a href="https: ');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain(`<a href="${origin}/`);
  // All of it stays on the line that is labelled as a person's name.
  const lines = text.split('\n').filter((line) => line.includes('password!'));
  expect(lines).toEqual([expect.stringMatching(/^Name: .*boss/)]);
});

it('tells the child what the code does and how the link can be ended', () => {
  const { to, subject, text } = linkRequestMail(
    {
      parent: { name: 'Latha Kumar', email: 'latha@home.example', language: 'en' } as const,
      child,
      codeId: '01936e5a-0000-7000-8000-000000000001',
    },
    origin,
  );
  expect(to).toBe(child.email);
  expect(subject.startsWith(codePlace)).toBe(true);
  expect(text).toContain('Name: Latha Kumar');
  expect(text).toContain('E-mail address: latha@home.example');
  expect(text).toContain('sees your lessons and reviews, and can book and cancel lessons for you');
  expect(text).toContain('You can end the link whenever you like, on your profile page.');
  expect(text).toContain('you need not do anything');
});
