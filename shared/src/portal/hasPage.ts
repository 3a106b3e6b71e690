import { matchPath } from 'react-router-dom';
import type { RemoteDeclaration } from './RemoteDescriptor';

/** @returns whether the portal declares a page at that path of the site */
export const hasPage = ({ routes }: RemoteDeclaration, path: string): boolean =>
  routes.some((route) => matchPath(route.path, path));
