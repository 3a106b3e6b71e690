import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { aLessonRoom, ok } from './fixtures';

export { HttpResponse, http, type RequestHandler } from 'msw';

/** The API that component tests talk to; each test gives the answers with `server.use`. */
export const server = setupServer(
  // The page of a lesson that was asks for its room, of which most tests say nothing.
  http.get('http://localhost/api/bookings/:id/room', ({ params }) =>
    HttpResponse.json(ok(aLessonRoom({ bookingId: String(params.id) }))),
  ),
);

// Only a file of tests that has the server, or what needs it, pays for it.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** @returns the address of a call of the API in component tests */
export const apiUrl = (path: string): string => `http://localhost/api${path}`;
