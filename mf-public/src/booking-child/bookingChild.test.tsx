import type { AuthData } from '@paadam/shared/contract';
import { anAuthData, apiUrl, aTutor, HttpResponse, http, list, ok, server } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { aParent } from '../testing/aParent';
import { oneTutorCounted } from '../testing/oneTutorCounted';
import { openPage } from '../testing/openPage';

const meera = aTutor();
const bookingForm = '/student/bookings/:id';
const notice = () => screen.queryByText(/^Booking for/);

beforeEach(() =>
  server.use(
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/tutors/counts'), () => HttpResponse.json(ok(oneTutorCounted))),
    http.get(apiUrl('/get_all_tutors'), () => HttpResponse.json(list([meera]))),
    http.get(apiUrl('/profile/:id'), () => HttpResponse.json(ok(meera))),
    http.get(apiUrl('/tutors/:id/slots'), () => HttpResponse.json(ok([]))),
    http.get(apiUrl('/tutors/:id/reviews'), () => HttpResponse.json(list([]))),
  ),
);

const open = (path: string, user?: AuthData) => openPage(path, { alsoThere: [bookingForm], user });
const bookNow = () => screen.findByRole('link', { name: 'Book Now' });
const pages = ['/tutors', `/tutors/${meera._id}`];

test.each(pages)('%s says for which child the parent books', async (path) => {
  open(`${path}?child=arun`, aParent());
  await bookNow();
  expect(notice()).toHaveTextContent('Booking for Arun Raman');
});

test.each(pages)('%s lets the parent stop, with the search kept and focus on the heading', async (path) => {
  const { user, router } = open(`${path}?q=algebra&child=arun`, aParent());
  expect(await bookNow()).toHaveAttribute('href', `/student/bookings/:${meera._id}?child=arun`);
  await user.click(screen.getByRole('link', { name: 'Stop booking for Arun Raman' }));
  expect(router.state.location).toMatchObject({ pathname: path, search: '?q=algebra' });
  expect(notice()).not.toBeInTheDocument();
  expect(await bookNow()).toHaveAttribute('href', `/student/bookings/:${meera._id}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('/tutors shows a parent who books for a child the tutors at once', async () => {
  open('/tutors?child=arun', aParent());
  await bookNow();
  expect(screen.queryByRole('region', { name: 'Paadam in figures' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Get Started' })).not.toBeInTheDocument();
});

test.each([
  ['an id that is none of the parent’s children', '?child=stranger', aParent()],
  ['somebody who is no parent', '?child=arun', anAuthData()],
  ['a visitor', '?child=arun', undefined],
])('with %s nobody is named and nothing is carried along', async (_, search, user) => {
  open(`/tutors/${meera._id}${search}`, user);
  expect(await bookNow()).toHaveAttribute('href', `/student/bookings/:${meera._id}`);
  expect(screen.getByRole('link', { name: 'All tutors' })).toHaveAttribute('href', '/tutors');
  expect(notice()).not.toBeInTheDocument();
});
