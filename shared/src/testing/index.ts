export { answerBookings, bookingsUrls } from './answerBookings';
export { expectPagesOf } from './expectPagesOf';
export { expectProfileIn } from './expectProfileIn';
export { FakeSocket } from './FakeSocket';
export {
  aBooking,
  aBookingDetails,
  aLessonRoom,
  anAuthData,
  aSubject,
  aTutor,
  failure,
  list,
  ok,
} from './fixtures';
export { people, peopleFeature } from './peopleFeature';
export { aDeclaration, renderInHost } from './renderInHost';
export { renderPortal } from './renderPortal';
export { apiUrl, HttpResponse, http, type RequestHandler, server } from './server';
export { aSessionCheck, startStore, startUncheckedStore, testApi } from './startStore';
export { apiLog, watchedApi } from './watchedApi';
