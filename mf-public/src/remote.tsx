import { LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { all, callApi, type SagaGenerator, take } from '@paadam/shared/state';
import { drawnAt } from './clock/drawnAt';
import { contactSaga } from './contact/contactSaga';
import { contactSlice } from './contact/contactSlice';
import { forgottenPassword } from './forgot-password/forgottenPassword';
import { featuredTutors } from './home/featuredTutors';
import { nextLesson } from './home/nextLesson';
import { registration, registrationSaga } from './registration/registration';
import { subjectTutors } from './subject/subjectTutors';
import { subjectWishes, wishChanges, wishesSaga } from './subjects/wishes';
import { tutorPageGroup, tutorPageSaga } from './tutor/tutorPage';
import { tutorCounts } from './tutors/tutorCounts';
import { tutorList } from './tutors/tutorList';

/** For the person who sees a lesson of theirs, and so is signed in: visitors load nothing of it. */
function* followNews(): SagaGenerator {
  yield* take(nextLesson.actions.requested);
  const load = () => import(/* webpackChunkName: "live-home", webpackMode: "lazy" */ './home/liveHome');
  // Without it the page shows what was so when it was opened.
  const found = yield* callApi(() => load().catch(() => null));
  if (found) yield* found.liveHome();
}

/** Every effect of the public pages. */
export function* publicSaga(): SagaGenerator {
  yield* all([
    featuredTutors.saga(),
    nextLesson.saga(),
    followNews(),
    subjectTutors.saga(),
    tutorCounts.saga(),
    tutorList.saga(),
    tutorPageSaga(),
    contactSaga(),
    registrationSaga(),
    wishesSaga(),
    forgottenPassword.saga(),
  ]);
}

const home = () => import(/* webpackChunkName: "home" */ './home/HomePage');
const subjects = () => import(/* webpackChunkName: "subjects" */ './subjects/SubjectsPage');
const subject = () => import(/* webpackChunkName: "subject" */ './subject/SubjectPage');
const tutors = () => import(/* webpackChunkName: "tutors" */ './tutors/TutorsPage');
const tutor = () => import(/* webpackChunkName: "tutor" */ './tutor/TutorPage');
const about = () => import(/* webpackChunkName: "about" */ './about/AboutPage');
const contact = () => import(/* webpackChunkName: "contact" */ './contact/ContactPage');
const register = () => import(/* webpackChunkName: "register" */ './register/RegisterPage');
const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage');
const forgotPassword = () =>
  import(/* webpackChunkName: "forgot-password" */ './forgot-password/ForgotPasswordPage');
const legal = () => import(/* webpackChunkName: "legal" */ './legal/LegalPage');

/** Everything that a visitor sees, and every path that no other portal answers. */
export default {
  contract: 1,
  name: 'mf-public',
  routes: [
    { index: true, element: <LazyPage load={home} /> },
    { path: 'subjects', element: <LazyPage load={subjects} /> },
    { path: 'subjects/:slug', element: <LazyPage load={subject} /> },
    { path: 'tutors', element: <LazyPage load={tutors} /> },
    { path: 'tutors/:tutorId', element: <LazyPage load={tutor} /> },
    { path: 'about', element: <LazyPage load={about} /> },
    { path: 'contact', element: <LazyPage load={contact} /> },
    { path: 'register', element: <LazyPage load={register} /> },
    { path: 'login', element: <LazyPage load={login} /> },
    { path: 'forgot-password', element: <LazyPage load={forgotPassword} /> },
    ...['terms', 'privacy', 'refunds', 'safety', 'help'].map((path) => ({
      path,
      element: <LazyPage load={legal} />,
    })),
    { path: '*', element: <NotFoundPage /> },
  ],
  slices: [
    drawnAt,
    featuredTutors,
    nextLesson,
    subjectTutors,
    subjectWishes,
    wishChanges,
    tutorCounts,
    tutorList,
    tutorPageGroup,
    contactSlice,
    registration,
    forgottenPassword,
  ],
  saga: publicSaga,
} satisfies RemoteModule;
