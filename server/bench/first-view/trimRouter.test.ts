import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import trimRouter from '../../../scripts/build/trimRouter.js';
import { rootFolder } from '../../src/paths';

const folder = join(rootFolder, 'node_modules/react-router/dist/production');
const whole = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('function PrefetchPageLinks('));

test.each([
  ['links that wait to be preloaded', 'function usePrefetchBehavior() {'],
  ['preloads of linked pages', 'function PrefetchPageLinks() {'],
  ['errors of server components', 'function RSCErrorHandler({ children }) {'],
  ['what such an error says', 'const decoded = null;'],
  ['forms', 'var Form = /* @__PURE__ */'],
])('of the router that is installed the builds leave out %s', (_what, left) => {
  expect(whole).not.toContain(left);
  expect(trimRouter(whole ?? '')).toContain(left);
});

test('nothing is written to what nobody imports', () => {
  expect(whole).toMatch(/^Form\.displayName/m);
  expect(trimRouter(whole ?? '')).not.toMatch(/^(Form|HistoryRouter)\.displayName/m);
});
