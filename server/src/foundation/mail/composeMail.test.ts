import { composeMail } from './composeMail';
import { fillCode } from './fillCode';
import { codePlace } from './mail';

const waiting = composeMail({
  to: 'kavya@paadam.test',
  subject: `${codePlace} is your\r\nPaadam code`,
  paragraphs: ['From <b>Tom & "Jerry"</b>.', 'Good for\n10 minutes.\r\n\r\nNot longer.'],
  codeId: '01936e5a-0000-7000-8000-000000000001',
  action: { label: 'Open', url: 'https://lessons.example/?a=1&b=2' },
});

const mail = fillCode(waiting, '012345');

describe('a mail', () => {
  it('holds no digits while it waits, and its place for them nowhere when it is sent', () => {
    expect(JSON.stringify(waiting)).not.toContain('012345');
    expect(JSON.stringify(mail)).not.toContain(codePlace);
    expect(mail).not.toHaveProperty('codeId');
  });

  it('says the same as plain text and as HTML', () => {
    for (const body of [mail.text, mail.html]) {
      for (const part of ['012345', '10 minutes.', 'Open', 'lessons.example']) expect(body).toContain(part);
    }
  });

  it('shows what people wrote as text', () => {
    expect(mail.text).toContain('From <b>Tom & "Jerry"</b>.');
    expect(mail.html).toContain('From &lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;.');
    expect(mail.html).toContain('href="https://lessons.example/?a=1&amp;b=2"');
  });

  it('keeps the line breaks of a paragraph', () => {
    expect(mail.text).toContain('Good for\n10 minutes.\r\n\r\nNot longer.');
    expect(mail.html).toContain('Good for<br>\n10 minutes.<br>\n<br>\nNot longer.');
  });

  it('keeps its subject on one line', () => {
    expect(mail.subject).toBe('012345 is your Paadam code');
  });

  it('fits a phone, with no letter below 16 pixels', () => {
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    const sizes = [...mail.html.matchAll(/(?:font|font-size):[^;"]*?(\d+)px/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  it('has colours that can be read on a light and on a dark ground', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    const [light, dark] = [
      mail.html.split('<body')[1] ?? '',
      mail.html.split('(prefers-color-scheme: dark)')[1] ?? '',
    ];
    const lightGround = colour(light, /background:\s*(#\w{6})/);
    const darkGround = colour(dark, /background:\s*(#\w{6})/);
    expect(contrast(lightGround, colour(light, /[^-]color:\s*(#\w{6})/))).toBeGreaterThan(7);
    expect(contrast(darkGround, colour(dark, /[^-]color:\s*(#\w{6})/))).toBeGreaterThan(7);
    expect(contrast(lightGround, colour(light, /class="quiet"[^>]*color:(#\w{6})/))).toBeGreaterThan(4.5);
    expect(contrast(darkGround, colour(dark, /\.quiet \{ color: (#\w{6})/))).toBeGreaterThan(4.5);
    const button = /<a [^>]*background:(#\w{6});color:(#\w{6})/.exec(light);
    expect(contrast(button?.[1] ?? '', button?.[2] ?? '')).toBeGreaterThan(4.5);
  });
});

const colour = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** The ratio of WCAG 2, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
