import translated from '../../../../messages/status.json';
import { exampleMails } from '../../development/testing/exampleMails';

const english = exampleMails('en');

/** Of those that most people get, and of each kind of sentence; English above has them all. */
const chosen = [
  'code: student@home.example',
  'already registered: student@home.example',
  'password: tutor@home.example',
  'last but one recovery code: student@home.example',
  'linked: parent@home.example',
  'suspended: tutor@home.example',
  'paid out: tutor@home.example',
  'stopped, gone: tutor@home.example',
  'requested by a parent: tutor@home.example',
  'requested by a parent: student@home.example',
  'booked by the student: student@home.example',
  'accepted to be paid: parent@home.example',
  'cancelled by the tutor: student@home.example',
  'proposed by the student: tutor@home.example',
  'move-lapsed of a lesson: parent@home.example',
  'reminder of soon: student@home.example',
  'meeting-link changed: student@home.example',
  'problem-reported by the student: tutor@home.example',
  'reviewed: tutor@home.example',
  'series booked by a parent, to be paid: parent@home.example',
];

/** What no one but the reader and we have written: moments, addresses, and where a code comes to stand. */
const unspoken = /^\d|^\S+@\S+$|^\{\{code\}\}$|^-- $|^\S*$/;

describe('the mails to people', () => {
  it('say in English what they say', () => {
    const said = english.map(([what, { subject, text }]) => `## ${what}\n\n${subject}\n\n${text}`);
    expect(said.join('\n')).toMatchSnapshot();
  });

  // Where a translation was changed: npx jest --selectProjects server -u -- mail/mails
  it.each(['ta', 'hi'] as const)('say in %s what they say', (language) => {
    const mails = new Map(exampleMails(language));
    const said = chosen.map((what) => {
      const { subject, text } = mails.get(what) ?? {};
      return `## ${what}\n\n${subject}\n\n${text}`;
    });
    expect(said.join('\n')).toMatchSnapshot();
  });

  it.each(['ta', 'hi'] as const)(
    'leave no sentence in English to who reads %s, once all are translated',
    (language) => {
      const { missing, changed } = translated.left[language].server;
      if (missing + changed > 0) return;
      const mails = new Map(exampleMails(language));
      const left = english.flatMap(([what, { subject, text }]) => {
        const spoken = new Set([mails.get(what)?.subject, ...(mails.get(what)?.text.split('\n') ?? [])]);
        return [subject, ...text.split('\n')]
          .filter((line) => spoken.has(line) && !unspoken.test(line))
          .map((line) => `${what}: ${line}`);
      });
      expect(left).toEqual([]);
    },
  );

  it('are spoken in the reader’s language, sentence by sentence', () => {
    const plain = exampleMails('qps').flatMap(([what, { subject, text }]) =>
      [subject, ...text.split('\n')]
        .filter((line) => !line.startsWith('[') && !unspoken.test(line))
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
    // The locale's own form of a whole moment ends in a case, which would stand beside that of the sentence.
    expect(mail?.text).not.toContain('அன்று 10:00');
  });
});
