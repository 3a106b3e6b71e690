/** @jest-environment node */
import { HostProvider } from '@paadam/shared/portal';
import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { type PaadamStore, subjectCatalogue } from '@paadam/shared/state';
import { aSubject, aTutor, startStore } from '@paadam/shared/testing';
import { ToastProvider } from '@paadam/shared/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import AboutPage from './about/AboutPage';
import ContactPage from './contact/ContactPage';
import ForgotPasswordPage from './forgot-password/ForgotPasswordPage';
import remote from './remote';
import SubjectsPage from './subjects/SubjectsPage';
import TutorPage from './tutor/TutorPage';
import { tutorProfile } from './tutor/tutorPage';
import TutorsPage from './tutors/TutorsPage';
import { tutorList } from './tutors/tutorList';

const htmlOf = (Page: ComponentType, prepare: (store: PaadamStore['store']) => void = () => {}): string => {
  const { store, addPortal, stop } = startStore();
  const { saga: _, ...withoutSaga } = remote;
  addPortal(withoutSaga);
  prepare(store);
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  const html = renderToString(
    <Provider store={store}>
      <HostProvider value={{ remotes: [] }}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </HostProvider>
    </Provider>,
  );
  stop();
  return html;
};

test('a server, where there is no window, can write the public pages with all that they say', () => {
  expect(typeof window).toBe('undefined');
  expect(htmlOf(AboutPage)).toContain('Kavitha Sundaram');
  expect(htmlOf(ContactPage)).toContain('Madurai, TN, India');
  expect(htmlOf(ForgotPasswordPage)).toContain('If there is an account with this address');
  const subjects = htmlOf(SubjectsPage, (store) =>
    store.dispatch(subjectCatalogue.actions.loaded(undefined, [aSubject()])),
  );
  expect(subjects).toContain('Numbers, shapes and proofs.');
  const tutors = htmlOf(TutorsPage, (store) =>
    store.dispatch(tutorList.actions.loaded({}, { rows: [aTutor()], nextCursor: null })),
  );
  expect(tutors).toContain('I make algebra feel like a story.');
  const tutor = htmlOf(TutorPage, (store) => {
    store.dispatch(subjectCatalogue.actions.loaded(undefined, [aSubject()]));
    store.dispatch(tutorProfile.actions.loaded({ tutorId: '' }, aTutor()));
  });
  expect(tutor).toContain('M.Sc. Mathematics');
});
