import { apiUrl, failure, HttpResponse, http, list, ok, server } from '@paadam/shared/testing';

type Respond = () => Response | Promise<Response>;

export const gives = (data: unknown) => () => HttpResponse.json(ok(data));
export const lists =
  (rows: unknown[], beside: object = {}) =>
  () =>
    HttpResponse.json(list(rows, beside));
export const isDown = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });
export const notFound = () =>
  HttpResponse.json(failure('not_found', 'There is no such child.'), { status: 404 });
export const never = () => new Promise<Response>(() => {});

/** Answers a call in turn, its last answer for good, and keeps what it was asked for. */
export const answer = (method: 'get' | 'post' | 'delete', path: string, ...responds: Respond[]) => {
  const asked: { path: string; query: Record<string, string>; body: unknown }[] = [];
  server.use(
    http[method](apiUrl(path), async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const body = method === 'post' ? await request.json() : undefined;
      asked.push({ path: pathname, query: Object.fromEntries(searchParams), body });
      return responds[Math.min(asked.length, responds.length) - 1]?.();
    }),
  );
  return asked;
};

export const calls = {
  profile: '/parent/profile/:id',
  dashboard: '/parent/dashboard',
  bookings: '/parent/bookings/:id',
  childsBookings: '/bookings/student/:id',
  tutors: '/parent/tutors',
  reviews: '/parent/reviews',
  child: '/parent/children/:id',
  linkRequest: '/parent/link-request',
  linkVerify: '/parent/link-verify',
};
