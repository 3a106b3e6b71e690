/**
 * Writes `docs/decisions/README.md`, the index of the decisions by topic.
 *
 *   npm run decisions             writes
 *   npm run decisions -- --check  writes nothing, and fails where a decision is malformed or the index is out of date
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';

/** The topics in the order of the index. */
export const topics = [
  'structure',
  'builds',
  'rendering',
  'interface',
  'languages',
  'data',
  'accounts',
  'security',
  'lessons',
  'calendars',
  'lesson room',
  'money',
  'operation',
  'tests',
  'docs',
];

/** The words that a status begins with. "Superseded" names the decision that replaces it. */
const statuses = /^(Accepted|Proposed|Superseded by \d{4})\b/;

/** @typedef {{number: string, file: string, title: string, status: string, topic: string}} Decision */

/**
 * @param {string} file such as `0004-database.md`
 * @param {string} text
 * @returns {{decision: Decision, faults: string[]}} what its head says, and what is wrong with the head
 */
export const readDecision = (file, text) => {
  const number = file.slice(0, 4);
  const [, titleNumber = '', title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
  const [, status = ''] = /^\*\*Status\.\*\* (.+)$/m.exec(text) ?? [];
  const [, topic = ''] = /^\*\*Topic\.\*\* (.+)$/m.exec(text) ?? [];
  const faults = [
    ...(titleNumber === number ? [] : [`the title must begin with "# ${number} "`]),
    ...(statuses.test(status)
      ? []
      : ['the line "**Status.**" must say Accepted, Proposed or Superseded by NNNN']),
    ...(topics.includes(topic) ? [] : [`the line "**Topic.**" must name one of ${topics.join(', ')}`]),
  ];
  return {
    decision: { number, file, title, status, topic },
    faults: faults.map((fault) => `${file}: ${fault}`),
  };
};

/**
 * @param {Decision[]} decisions
 * @returns {string[]} numbers that two decisions have, and superseded decisions whose successor is missing
 */
export const faultsBetween = (decisions) => {
  const numbers = decisions.map(({ number }) => number);
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  const lost = decisions.flatMap(({ file, status }) => {
    const [, successor] = /^Superseded by (\d{4})/.exec(status) ?? [];
    return successor && !numbers.includes(successor) ? [`${file}: there is no decision ${successor}`] : [];
  });
  return [...twice.map((number) => `two decisions have the number ${number}`), ...lost];
};

/** @param {Decision[]} decisions @returns {string} the index, in Markdown */
export const indexOf = (decisions) => {
  const sections = topics.flatMap((topic) => {
    const rows = decisions.filter((one) => one.topic === topic);
    if (rows.length === 0) return [];
    const heading = topic[0]?.toUpperCase() + topic.slice(1);
    const lines = rows.map(({ number, file, title, status }) => {
      const note = /^Accepted\.?$/.test(status) ? '' : ` (${status.replace(/\.$/, '')})`;
      return `- [${number}](${file}) ${title}${note}`;
    });
    return [`## ${heading}\n\n${lines.join('\n')}\n`];
  });
  return `# Decisions

Each file records one decision: its context, what was decided, and what follows. A decision is accepted unless its line
here says otherwise. Some numbers were never used; a gap has no meaning. \`npm run decisions\` writes this index.

${sections.join('\n')}`;
};

/**
 * @param {string} folder of the decisions
 * @returns {{index: string, faults: string[]}}
 */
export const examine = (folder) => {
  const read = readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')));
  const decisions = read.map(({ decision }) => decision);
  return {
    index: indexOf(decisions),
    faults: [...read.flatMap(({ faults }) => faults), ...faultsBetween(decisions)],
  };
};

const main = () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const folder = join(root, 'docs/decisions');
  const file = join(folder, 'README.md');
  const { index, faults } = examine(folder);
  if (!values.check) writeFileSync(file, index);
  else if (readFileSync(file, 'utf8') !== index)
    faults.push('docs/decisions/README.md is out of date: npm run decisions');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('The decisions are indexed.');
};

if (isMain(import.meta.url)) main();
