import { composeMail } from './composeMail';

const mail = composeMail({
  to: 'kavya@paadam.test',
  subject: '012345 is your\r\nPaadam code',
  paragraphs: ['From <b>Tom & "Jerry"</b>.', 'Good for 10 minutes.'],
  code: '012345',
  action: { label: 'Open', url: 'https://lessons.example/?a=1&b=2' },
});

describe('a mail', () => {
  it('says the same as plain text and as HTML', () => {
    for (const body of [mail.text, mail.html]) {
      for (const part of ['012345', 'Good for 10 minutes.', 'Open', 'lessons.example'])
        expect(body).toContain(part);
    }
  });

  it('shows what people wrote as text', () => {
    expect(mail.text).toContain('From <b>Tom & "Jerry"</b>.');
    expect(mail.html).toContain('From &lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;.');
    expect(mail.html).toContain('href="https://lessons.example/?a=1&amp;b=2"');
  });

  it('keeps its subject on one line', () => {
    expect(mail.subject).toBe('012345 is your Paadam code');
  });
});
