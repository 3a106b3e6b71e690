import { type Static, Type } from 'typebox';
import { Booking } from './booking';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Profile } from './profile';
import { Closed, Id, Nullable, pageQuery } from './schema';

export const LinkedChild = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  profileUrl: Nullable(Type.String()),
});
export type LinkedChild = Static<typeof LinkedChild>;

export const parentProfile = defineCall({
  method: 'GET',
  path: '/parent/profile/:parentId',
  summary: 'The parent and the linked children, with the average rating that the children gave',
  who: ['parent'],
  params: Closed({ parentId: Id }),
  status: 200,
  answer: Envelope(
    Type.Object({
      parent: Profile,
      children: Type.Array(LinkedChild),
      /** 1 to 5 over all the children's reviews; null while there is none. */
      averageRating: Nullable(Type.Number()),
    }),
  ),
  errors: [],
});

export const parentBookings = defineCall({
  method: 'GET',
  path: '/parent/bookings/:parentId',
  summary: 'The bookings of all linked children, latest first',
  who: ['parent'],
  params: Closed({ parentId: Id }),
  query: Closed(pageQuery),
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(Booking).properties,
    /** Over all pages: the pending and accepted bookings that have not ended. */
    upcomingCount: Type.Integer(),
  }),
  errors: [],
});
