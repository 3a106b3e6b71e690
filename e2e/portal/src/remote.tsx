import { LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './DashboardPage');

/** A tutor panel from a repository of its own. */
export default {
  contract: 1,
  name: 'mf-tutor',
  routes: [
    { index: true, element: <LazyPage load={dashboard} /> },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
