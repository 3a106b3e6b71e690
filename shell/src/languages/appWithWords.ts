import { start as startApp } from '../app';
import { createBringWords } from './bringWords';

/** Starts the site in another language than English: its pages come with their words. */
export const start = (): Promise<void> => startApp(createBringWords);
