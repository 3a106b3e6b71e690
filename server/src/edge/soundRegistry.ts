import type { Registry } from './portalFiles';

type Row = Registry['remotes'][string];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, isSound: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isSound);

const isText = (value: unknown): value is string => typeof value === 'string';

const isRoute = (route: unknown): boolean =>
  isObject(route) &&
  isText(route.path) &&
  isListOf(route.files, isText) &&
  (route.roles === undefined || isListOf(route.roles, isText)) &&
  [route.title, route.description].every((text) => text === undefined || isText(text));

const isRow = (row: unknown): row is Row =>
  isObject(row) &&
  isText(row.baseUrl) &&
  isText(row.entry) &&
  (row.integrity === undefined || isText(row.integrity)) &&
  isObject(row.remote) &&
  isText(row.remote.basePath) &&
  isListOf(row.remote.routes, isRoute) &&
  (row.previous === undefined || isObject(row.previous));

/**
 * @param raw what `registry.json` says
 * @param last the registry in use
 * @param onUnsound is told the name of each row that cannot be used
 * @returns the registry to use now: an unsound row is left as it was, and costs no other portal its release
 * @throws where it is no registry at all
 */
export const soundRegistry = (
  raw: unknown,
  last: Registry | null,
  onUnsound: (name: string) => void,
): Registry => {
  if (!isObject(raw) || !isObject(raw.remotes)) throw new Error('There are no "remotes" in it.');
  const remotes: Registry['remotes'] = {};
  for (const [name, row] of Object.entries(raw.remotes)) {
    if (isRow(row)) remotes[name] = row;
    else {
      onUnsound(name);
      const lastRow = last?.remotes[name];
      if (lastRow) remotes[name] = lastRow;
    }
  }
  return { ...raw, remotes };
};
