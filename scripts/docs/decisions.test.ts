import { faultsBetween, indexOf, readDecision } from './decisions.mjs';

const text = (status: string, topic: string) =>
  `# 0004 Database: PostgreSQL\n\n**Status.** ${status}\n**Topic.** ${topic}\n\n**Context.** …\n`;

describe('a decision', () => {
  test('says number, title, status and topic in its head', () => {
    expect(readDecision('0004-database.md', text('Accepted.', 'data'))).toEqual({
      decision: {
        number: '0004',
        file: '0004-database.md',
        title: 'Database: PostgreSQL',
        status: 'Accepted.',
        topic: 'data',
      },
      faults: [],
    });
  });

  test.each([
    ['another number', '0005-database.md', text('Accepted.', 'data'), '# 0005'],
    ['no status', '0004-database.md', text('Done.', 'data'), 'Status'],
    ['no known topic', '0004-database.md', text('Accepted.', 'things'), 'Topic'],
  ])('with %s is refused', (_, file, read, fault) => {
    expect(readDecision(file, read).faults).toEqual([expect.stringContaining(fault)]);
  });
});

const decision = (number: string, status = 'Accepted.', topic = 'data') => ({
  number,
  file: `${number}-x.md`,
  title: `Title ${number}`,
  status,
  topic,
});

test('two decisions have two numbers, and a successor is there', () => {
  expect(faultsBetween([decision('0001'), decision('0002', 'Superseded by 0001.')])).toEqual([]);
  expect(faultsBetween([decision('0001'), decision('0001')])).toEqual(['two decisions have the number 0001']);
  expect(faultsBetween([decision('0001', 'Superseded by 0009.')])).toEqual([
    '0001-x.md: there is no decision 0009',
  ]);
});

test('the index has a section for each topic in use, and says what is not simply accepted', () => {
  const index = indexOf([
    decision('0001'),
    decision('0002', 'Superseded by 0001.'),
    decision('0003', 'Accepted.', 'tests'),
  ]);
  expect(index).toContain(
    '## Data\n\n- [0001](0001-x.md) Title 0001\n- [0002](0002-x.md) Title 0002 (Superseded by 0001)\n',
  );
  expect(index).toContain('## Tests\n\n- [0003](0003-x.md) Title 0003\n');
  expect(index).not.toContain('## Money');
});
