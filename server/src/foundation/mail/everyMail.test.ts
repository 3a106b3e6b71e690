import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPlainWords } from '../../development/testing/hasPlainWords';
import { rootFolder } from '../../paths';

type Messages = Record<string, (values: unknown) => unknown>;

const namespaces = Object.keys(
  JSON.parse(readFileSync(join(rootFolder, 'server/messages/en.json'), 'utf8')),
).filter((namespace) => namespace === 'mail' || namespace.endsWith('-mails'));

/** What the example mails say, and what they could. */
const said = new Set<string>();
const all: string[] = [];
for (const namespace of namespaces) {
  const messages: Messages = jest.requireActual(`../../messages/${namespace}`);
  const listening = Object.entries(messages).map(([key, say]) => {
    const name = `${namespace}.${key}`;
    all.push(name);
    const listen = (values: unknown) => {
      said.add(name);
      return say(values);
    };
    return [key, listen] as const;
  });
  jest.doMock(`../../messages/${namespace}`, () => Object.fromEntries(listening));
}

/** What people have written in them, and what Node calls a time zone. */
const ofOthers =
  /I am away\.|School has a feast\.|We waited\.|The bus was late\.|Half of it goes back\.|India Standard Time/g;

describe('of the mails to people', () => {
  let examples: [string, { subject: string; text: string; html: string }][];
  beforeAll(async () => {
    const { exampleMails } = await import('../../development/testing/exampleMails');
    examples = exampleMails('qps');
  });

  it('each message is said in an example', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((name) => !said.has(name))).toEqual([]);
  });

  it('no plain words are left, neither in the text nor in the HTML', () => {
    const plain = examples.flatMap(([what, { subject, text, html }]) => {
      const shown = html.replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, '\n');
      return [subject, ...text.split('\n'), ...shown.split('\n')]
        .filter((line) => hasPlainWords(line.replace(ofOthers, '')))
        .map((line) => `${what}: ${line}`);
    });
    expect(plain).toEqual([]);
  });
});
