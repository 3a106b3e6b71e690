import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../paths';
import { type Life, lives } from './lives';

const daysOf = (days: number): string => {
  if (days === 0) return 'at once';
  return days < 1 ? `${Math.round(days * 24)} hours` : `${days} day${days === 1 ? '' : 's'}`;
};

const wordsOf = (life: Life): string => {
  switch (life.ends) {
    case 'by age':
      return `${daysOf(life.days)} past \`${life.column}\`${life.rows ? `, ${life.rows}` : ''}: ${life.why}`;
    case 'by step':
      return `${life.days === undefined ? '' : `${daysOf(life.days)}, `}by the step \`${life.step}\`: ${life.why}`;
    case 'with':
      return `with its row of \`${life.table}\`${life.by ? `, or by ${life.by}` : ''}`;
    case 'by use':
      return `by ${life.by}`;
    case 'kept':
      return `kept: ${life.why}`;
  }
};

/** The rows of the table in `docs/retention.md`. */
const rows = Object.entries<readonly Life[]>(lives).map(
  ([table, all]) => `| \`${table}\` | ${all.map(wordsOf).join('; ')} |`,
);

it('docs/retention.md says how long the rows of each table live', () => {
  const text = readFileSync(join(rootFolder, 'docs/retention.md'), 'utf8');
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
