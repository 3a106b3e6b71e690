import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak } from '@paadam/shared/words/language';
import { titleOf } from './titleOf';

const root = join(__dirname, '../../..');
const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

it.each(portals)('%s is called in English what it declares, and what it is in the others', (name) => {
  const { title } = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'));
  expect(titleOf({ name, title })).toBe(title);
  const { remote } = JSON.parse(readFileSync(join(root, name, 'messages/ta.json'), 'utf8'));
  const declared = Object.values(remote as Record<string, { text: string }>).map(({ text }) => text);
  expect(declared).toContain(speak('ta', () => titleOf({ name, title })));
});

it('one of somebody else’s is called as it calls itself', () => {
  expect(titleOf({ name: 'mf-school', title: 'The school' })).toBe('The school');
});
