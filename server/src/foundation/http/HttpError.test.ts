import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ErrorCode, errorStatus } from '@paadam/shared/domain';
import * as words from '../../messages/http';
import { rootFolder } from '../../paths';
import { HttpError, invalidFields, paragraphOf } from './HttpError';

const codes = Object.keys(errorStatus) as ErrorCode[];
const sources = join(rootFolder, 'server/src');
const messages = join(rootFolder, 'server/messages');
const read = (language: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8'));

/** The server's sources, but for the desk's, whose operators read English, and for what only developers meet. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(operations\/desk|messages|development)\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(sources, file), 'utf8') }));

/** The messages that follow a code in the sources, as "namespace.key", by the code. */
const sentencesOf = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const english = read('en');
  // Of these there are two, some way off.
  const found = new Map([['trial_not_open', new Set(['bookings.hadTrial', 'bookings.trialsInMonth'])]]);
  for (const { file, source } of files) {
    const namespaces = [...source.matchAll(/import \* as (\w+) from '(\.[^']*\/messages\/[\w-]+)'/g)].map(
      ([, name = '', from = '']) => ({ name, from }),
    );
    for (const { name, from } of namespaces) {
      const namespace = relative(join(sources, 'messages'), join(sources, dirname(file), from));
      for (const [, code = '', rest = ''] of source.matchAll(/\b([a-z_]+)(?:'|:)(?=([\s\S]{0,200}))/g)) {
        if (!Object.hasOwn(errorStatus, code)) continue;
        const key = new RegExp(`\\b${name}\\.(\\w+)`).exec(rest)?.[1];
        if (!key || english[namespace]?.[key] === undefined) continue;
        found.set(code, (found.get(code) ?? new Set()).add(`${namespace}.${key}`));
      }
    }
  }
  return found;
};

describe('an error', () => {
  it.each(codes)(
    '%s says its sentence in the language of whoever asks, and in English to the log',
    (code) => {
      const error = new HttpError(code, words.tryAgain, { fields: { name: words.couldNotOpen } });
      expect(error.failureIn('en')).toEqual({
        success: false,
        code,
        message: 'Try again',
        fields: { name: 'This page could not be opened' },
      });
      const { message, fields } = error.failureIn('qps');
      expect([message, fields?.name]).toEqual([
        expect.stringMatching(/^\[.*\]$/),
        expect.stringMatching(/^\[.*\]$/),
      ]);
      expect([error.message, error.status]).toEqual(['Try again', errorStatus[code]]);
    },
  );

  it('has a sentence for each code', () => {
    const said = sentencesOf();
    expect(codes.filter((code) => !said.has(code))).toEqual([]);
  });

  it.each(['ta', 'hi'])('has all of them in %s, once that has any of the server’s', (language) => {
    if (!existsSync(join(messages, `${language}.json`))) return;
    const translations = read(language);
    const missing = [...sentencesOf().values()]
      .flatMap((names) => [...names])
      .filter((name) => {
        const [namespace = '', key = ''] = name.split('.');
        return !translations[namespace]?.[key];
      });
    expect(missing).toEqual([]);
  });

  it('is said by messages alone', () => {
    const plain = files.flatMap(({ file, source }) =>
      [...source.matchAll(/(?:HttpError\(\s*[^,()]+,|\w+:)\s*\(\) =>\s*['"`][A-Z][^'"`]* [^'"`]*/g)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
    expect(plain).toEqual([]);
  });

  it('says sentences one after the other', () => {
    expect(paragraphOf(words.tryAgain, words.oneMoment)()).toBe('Try again One moment, please');
    const problems = { name: words.tryAgain, email: words.oneMoment };
    expect(invalidFields(problems).message).toBe('Try again One moment, please');
  });
});
