/**
 * Development: the whole site, one portal alone with a sign-in form of its own, or one portal inside a deployed shell.
 * The first two have fast refresh; in the third, whose React is the production build, an edit reloads the page.
 *
 *   npm run dev                              everything at http://localhost:3000 (PORT)
 *   npm run dev -w mf-tutor                  the tutor panel alone at http://localhost:3001
 *   npm run dev -w mf-tutor -- --shell <url> the tutor panel for the staging site at that address
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';

const readCommand = () => {
  const options = { shell: { type: /** @type {const} */ ('string') } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (name && !portals.includes(name)) {
    throw new Error(`No portal is called ${name}; there are ${portals.join(', ')}.`);
  }
  if (values.shell !== undefined && !name) {
    throw new Error(`--shell is for one portal, with -w and one of ${portals.join(', ')}.`);
  }
  return { name, shell: values.shell };
};

try {
  const { name, shell } = readCommand();
  ensureInstalled();
  // What uses packages is imported once they are there.
  if (shell === undefined) {
    const { developAlone, developEverything } = await import('./developSite.mjs');
    await (name ? developAlone(name) : developEverything());
  } else {
    const { developInside } = await import('./developInside.mjs');
    await developInside(`${root}/${name}`, shell);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
