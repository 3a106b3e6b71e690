export { expectPagesOf } from './expectPagesOf';
export { aBooking, anAuthData, aSubject, aTutor, failure, list, ok } from './fixtures';
export { renderPortal } from './renderPortal';
export { apiUrl, HttpResponse, http, server } from './server';
