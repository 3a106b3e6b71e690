import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');

/** Where parents follow their children's lessons. */
export default {
  contract: contractNumber,
  name: 'mf-parent',
  routes: [
    { index: true, element: <LazyPage load={dashboard} /> },
    { path: 'dashboard', element: <LazyPage load={dashboard} /> },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
