import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** @returns what a message without values is in a language, by `workspace/namespace.key`; its marks are left out */
export const spokenTexts =
  (language: 'ta' | 'hi') =>
  (path: `${string}/${string}.${string}`): string => {
    const [, workspace = '', namespace = '', key = ''] = /^(.+)\/([\w-]+)\.(\w+)$/.exec(path) ?? [];
    const file = join(root, workspace, 'messages', `${language}.json`);
    const text: string | undefined = JSON.parse(readFileSync(file, 'utf8'))[namespace]?.[key]?.text;
    if (!text) throw new Error(`${path} has no text in ${language}.`);
    return text.replace(/<\/?\w+>/g, '');
  };

/** The script that each of them is written in. */
export const scriptOf = { ta: /\p{Script=Tamil}/u, hi: /\p{Script=Devanagari}/u } as const;
