import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { tutorsSaga } from './tutors/tutorsSaga';
import { tutorsSlice } from './tutors/tutorsSlice';

const home = () => import(/* webpackChunkName: "home" */ './home/HomePage');
const tutors = () => import(/* webpackChunkName: "tutors" */ './tutors/TutorsPage');
const register = () => import(/* webpackChunkName: "register" */ './register/RegisterPage');
const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage');

/** Everything that a visitor sees, and every path that no other portal answers. */
export default {
  contract: contractNumber,
  name: 'mf-public',
  routes: [
    { index: true, element: <LazyPage load={home} /> },
    { path: 'tutors', element: <LazyPage load={tutors} /> },
    { path: 'register', element: <LazyPage load={register} /> },
    { path: 'login', element: <LazyPage load={login} /> },
    { path: '*', element: <NotFoundPage /> },
  ],
  slices: [tutorsSlice],
  saga: tutorsSaga,
} satisfies RemoteModule;
