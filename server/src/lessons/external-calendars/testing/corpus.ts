import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../../paths';

/** Calendars as other programs write them, with the expected results in `expected.json`. */
export const corpusFolder = join(rootFolder, 'server/src/lessons/external-calendars/testing/corpus');

/** @returns each file of the corpus, by name without extension, in order */
export const readCorpus = (): { name: string; text: string }[] =>
  readdirSync(corpusFolder)
    .filter((file) => file.endsWith('.ics'))
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(corpusFolder, file), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
