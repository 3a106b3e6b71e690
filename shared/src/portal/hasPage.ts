import type { RemoteDeclaration } from '@paadam/shared/contract';
import { matchPath } from '@paadam/shared/router';

/** @returns whether the portal declares a page at that path of the site */
export const hasPage = ({ routes }: RemoteDeclaration, path: string): boolean =>
  routes.some((route) => matchPath(route.path, path));
