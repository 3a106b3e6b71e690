import { exampleMails } from '../testing/exampleMails';

const english = exampleMails('en');

describe('the mails to people', () => {
  it('say in English what they say', () => {
    const said = english.map(([what, { subject, text }]) => `## ${what}\n\n${subject}\n\n${text}`);
    expect(said.join('\n')).toMatchSnapshot();
  });

  it('are spoken in the reader’s language, sentence by sentence', () => {
    // What nobody but the reader and we have written: moments, addresses, and where a code comes to stand.
    const unspoken = /^\d|^\S+@\S+$|^\{\{code\}\}$|^\w+, \d+ \w+ \d{4} at /;
    const plain = exampleMails('qps').flatMap(([what, { subject, text }]) =>
      [subject, ...text.split('\n')]
        .filter((line) => line && line !== '-- ' && !line.startsWith('[') && !unspoken.test(line))
        .map((line) => `${what}: ${line}`),
    );
    expect(plain).toEqual([]);
  });

  it('name their language to whoever reads them aloud', () => {
    const [, mail] = exampleMails('hi')[0] ?? [];
    expect(mail?.html).toContain('<html lang="hi">');
  });

  it('have the moment as the reader’s language has it', () => {
    const [, mail] = exampleMails('ta').find(([what]) => what.startsWith('reminder of soon')) ?? [];
    expect(mail?.text).toContain('23 நவம்பர், 2026');
  });
});
