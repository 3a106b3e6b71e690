/**
 * Refuses colour literals in product source outside the palette: `#1A2B3C` and `#abc`. Illustrations have their own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';
import { isProduct } from './checkWording.mjs';

/** The palette, and drawings, whose shapes have colours of their own. */
const mayHave =
  /^shared\/src\/(domain\/palette|ui\/drawing)\.ts$|\/drawings\/|\/home\/homeDrawings\.ts$|\/Logo\.tsx$/;

const literal = /(?<![\w&])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?![\w-])/gi;

/** @param {string} text of a file @returns {{line: number, colour: string}[]} the literals in its code; those in comments are left out */
export const coloursIn = (text) =>
  text.split('\n').flatMap((line, place) => {
    const code = /^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line;
    return (
      [...code.matchAll(literal)]
        // `#add` is a private method, not a colour.
        .filter(({ 0: found, index }) => /\d/.test(found) || /['"`:]\s*$/.test(code.slice(0, index)))
        .map(({ 0: colour }) => ({ line: place + 1, colour }))
    );
  });

const main = () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const found = files
    .filter(
      (file) =>
        isProduct(file) &&
        !file.startsWith('scripts/') &&
        !mayHave.test(file) &&
        existsSync(`${root}/${file}`),
    )
    .flatMap((file) =>
      coloursIn(readFileSync(`${root}/${file}`, 'utf8')).map(
        ({ line, colour }) => `${file}:${line} has ${colour}: colours belong to shared/src/domain/palette.ts`,
      ),
    );
  for (const fault of found) console.error(fault);
  if (found.length > 0) process.exitCode = 1;
  else console.log('All colours are in the palette.');
};

if (isMain(import.meta.url)) main();
