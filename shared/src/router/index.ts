/**
 * The names of react-router-dom that this product uses. The router is shared at run time, and webpack drops from a shared
 * module only what its entry does not export.
 *
 * A name added here raises the minor version of `@paadam/shared` (see docs/decisions/0003).
 */

export type { BlockerFunction, NavigateFunction, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
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
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
