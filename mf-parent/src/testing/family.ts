import type { Booking, ChildProgress, FamilyTutor, LinkedChild, Review } from '@paadam/shared/contract';
import { aBooking, anAuthData, aTutor } from '@paadam/shared/testing';
import type { FamilyDashboard } from '../family/family';

export const asha: LinkedChild = {
  _id: 'asha',
  name: 'Asha Raman',
  email: 'asha@example.test',
  profileUrl: null,
};
export const ravi: LinkedChild = {
  _id: 'ravi',
  name: 'Ravi Raman',
  email: 'ravi@example.test',
  profileUrl: null,
};

/** Lakshmi Raman, with these children linked. */
export const aParent = (children: LinkedChild[] = [asha, ravi]) =>
  anAuthData({
    id: 'parent',
    role: 'parent',
    name: 'Lakshmi Raman',
    children: children.map(({ _id, name, email }) => ({ _id, name, email })),
  });

/** What `/parent/profile` gives of her. */
export const aFamily = (children: LinkedChild[] = [asha, ravi], averageRating: number | null = null) => ({
  parent: { ...aParent(children), _id: 'parent' },
  children,
  averageRating,
});

/** A lesson of Asha's. */
export const aLesson = (changes: Partial<Booking> = {}): Booking =>
  aBooking({ student: { _id: asha._id, name: asha.name }, ...changes });

export const aReview = (changes: Partial<Review> = {}): Review => ({
  _id: 'review',
  booking: 'booking',
  student: { _id: asha._id, name: asha.name },
  tutor: { _id: 'meera', name: 'Meera Iyer' },
  subject: { _id: 'mathematics', name: 'Mathematics' },
  rating: 4,
  comment: 'Patient, and always well prepared.',
  createdAt: '2029-11-12T10:00:00.000Z',
  ...changes,
});

export const aFamilyTutor = (changes: Partial<FamilyTutor> = {}): FamilyTutor => {
  const { nextFreeTime: _, ...tutor } = aTutor({ _id: 'meera' });
  return {
    ...tutor,
    students: [{ _id: asha._id, name: asha.name }],
    lessons: 3,
    lastLessonAt: '2020-01-07T04:30:00.000Z',
    ...changes,
  };
};

/** What `/parent/dashboard` gives, for these bookings. */
export const aDashboard = (
  bookings: Booking[] = [],
  changes: Partial<FamilyDashboard> = {},
): FamilyDashboard => ({
  upcomingCount: bookings.filter(({ status }) => status === 'accepted').length,
  waitingCount: bookings.filter(({ status }) => status === 'pending').length,
  bookings,
  children: [],
  ...changes,
});

export const aProgress = (changes: Partial<ChildProgress> = {}): ChildProgress => ({
  child: asha,
  completed: 12,
  upcoming: 2,
  waiting: 1,
  minutes: 810,
  averageRating: 4.67,
  subjects: [
    { _id: 'mathematics', name: 'Mathematics', lessons: 11, minutes: 750 },
    { _id: 'english', name: 'English', lessons: 1, minutes: 60 },
  ],
  weeks: [
    { from: '2029-12-31', lessons: 0, minutes: 0 },
    { from: '2030-01-07', lessons: 2, minutes: 150 },
  ],
  ...changes,
});
