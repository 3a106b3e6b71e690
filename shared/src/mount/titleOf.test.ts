import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak } from '@paadam/shared/words/language';
import { titleOf } from './titleOf';

const root = join(__dirname, '../../..');
const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

it.each(portals)(
  '%s is called in English as it calls itself, and in the others what its place is called',
  (name) => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, name, file), 'utf8'));
    const { title } = read('remote.json');
    expect(titleOf({ name, title })).toBe(title);
    expect(titleOf({ name, title: 'Lessons at St. Mary’s' })).toBe('Lessons at St. Mary’s');
    for (const language of ['ta', 'hi'] as const) {
      const { remote } = read(`messages/${language}.json`) as { remote: Record<string, { text: string }> };
      const declared = Object.values(remote).map(({ text }) => text);
      expect(declared).toContain(speak(language, () => titleOf({ name, title })));
    }
  },
);

it('one that has no place here is called as it calls itself', () => {
  const school = { name: 'mf-school', title: 'The school' };
  expect(titleOf(school)).toBe('The school');
  expect(speak('ta', () => titleOf(school))).toBe('The school');
});
