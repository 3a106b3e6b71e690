import type { RegistryRow, RouteDescriptor } from '@paadam/shared/contract';

interface Facts {
  name: string;
  version?: string;
  basePath?: string;
  /** Each with the files that a test names, or none. */
  routes?: (Pick<RouteDescriptor, 'path'> & Partial<RouteDescriptor>)[];
  entry?: string;
}

/** @returns a row as a release writes it, without hashes */
export const registryRow = ({
  name,
  version = '1.0.0',
  basePath = '/',
  routes = [],
  entry = 'remoteEntry.js',
}: Facts): RegistryRow => {
  const built = { version, entry, integrity: '' };
  return {
    ...built,
    baseUrl: `/${name}/${version}/`,
    remote: {
      ...built,
      name,
      title: name,
      contract: 1,
      basePath,
      landing: {},
      nav: [],
      routes: routes.map((route) => ({ id: route.path, chunk: 'page', files: [], ...route })),
    },
  };
};
