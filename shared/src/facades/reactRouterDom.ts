/**
 * The names of react-router-dom that this product uses, and no others: the router is a shared dependency,
 * and webpack drops from a shared module only what its entry does not re-export.
 * The second name of the package exists so that this file, which stands in for the first, does not find itself.
 *
 * A name added here raises the minor version of `@paadam/shared` (see docs/decisions/0003).
 */

export type { BlockerFunction, NavigateFunction, RouteObject } from 'react-router-dom-real';
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom-real';
export { createBrowserRouter, createMemoryRouter } from './createPageRouter';
