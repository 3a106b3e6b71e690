import type { Registry } from '@paadam/shared/contract';

/** Public, and of no use to who searches for something. */
const signInPages = ['/login', '/register', '/forgot-password'];

const routesOf = (registry: Registry) =>
  Object.values(registry.remotes).flatMap(({ remote }) => remote.routes);

/** @returns the paths of the pages that anyone may find, in the order in which the portals declare them */
export const publicPaths = (registry: Registry): string[] =>
  routesOf(registry)
    .filter(({ path, roles }) => !roles && !path.includes(':') && !signInPages.includes(path))
    .map(({ path }) => path);

/** @returns the first part of each path that only the signed-in may enter: "/tutor" */
export const closedAreas = (registry: Registry): string[] => [
  ...new Set(
    routesOf(registry)
      .filter(({ roles }) => roles)
      .map(({ path }) => `/${path.split('/')[1]}`),
  ),
];

export const hasRoute = (registry: Registry, declared: string): boolean =>
  routesOf(registry).some(({ path }) => path === declared);
