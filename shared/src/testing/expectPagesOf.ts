import type { PortalRoute, RemoteDeclaration, RemoteModule } from '@paadam/shared/portal';

const pathsOf = (routes: readonly PortalRoute[], base: string): string[] =>
  routes.flatMap((route) => {
    if ('index' in route) return [base || '/'];
    if (route.path === '*') return [];
    const path = `${base}/${route.path}`;
    return route.children ? pathsOf(route.children, path) : [path];
  });

/**
 * Asserts that a portal's routes are the ones that its `remote.json` declares: the host guards, links and preloads
 * by the declaration alone. The declaration is taken as it stands in the file.
 */
export const expectPagesOf = (
  remote: RemoteModule,
  declaration: Pick<RemoteDeclaration, 'name' | 'contract' | 'basePath'> & { routes: { path: string }[] },
): void => {
  const { name, contract, basePath, routes } = declaration;
  expect({ name, contract }).toEqual({ name: remote.name, contract: remote.contract });
  expect(pathsOf(remote.routes, basePath.replace(/\/$/, '')).sort()).toEqual(
    routes.map((route) => route.path).sort(),
  );
};
