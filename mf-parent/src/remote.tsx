import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { parentSaga } from './family/parentSaga';
import { parentSlice } from './family/parentSlice';
import { ParentPanel } from './panel/ParentPanel';

const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');

const dashboard = (
  <ParentPanel>
    <LazyPage load={loadDashboard} />
  </ParentPanel>
);

/** Where parents follow their children's lessons. */
export default {
  contract: contractNumber,
  name: 'mf-parent',
  slices: [parentSlice],
  saga: parentSaga,
  routes: [
    { index: true, element: dashboard },
    { path: 'dashboard', element: dashboard },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
