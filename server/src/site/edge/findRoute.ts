import type { Registry, RegistryRow, RouteDescriptor } from '@paadam/shared/contract';

const matches = (pattern: string, pathname: string): boolean => {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
};

/**
 * @param pathname of a document's address
 * @returns the remote's row and its route that answer the path; null where no portal declares the page
 */
export const findRoute = (
  registry: Registry,
  pathname: string,
): { row: RegistryRow; route: RouteDescriptor } | null => {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const row of Object.values(registry.remotes)) {
    const route = row.remote.routes.find(({ path }) => matches(path, trimmed));
    if (route) return { row, route };
  }
  return null;
};
