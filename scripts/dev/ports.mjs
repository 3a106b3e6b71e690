import { built } from '../workspaces.mjs';

/** Where the site is in development. */
export const sitePort = Number(process.env.PORT ?? 3000);

/** Where a portal alone is; the shell and each portal have those from there on, in the order of the workspaces. */
export const firstDevPort = sitePort + 1;

/** @param {string} name of the shell or of a portal @returns {number} where its files are in development */
export const portOf = (name) => firstDevPort + built.indexOf(name);
