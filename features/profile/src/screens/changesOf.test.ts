import type { Profile } from '@paadam/shared/contract';
import { aTutor } from '@paadam/shared/testing';
import { changesOf } from './changesOf';
import { draftOf } from './draft';

const { nextFreeTime: _, ...tutor } = aTutor({
  availability: [
    { day: 'Monday', startTime: '09:00', endTime: '12:00' },
    { day: 'Tuesday', startTime: '18:00', endTime: '24:00' },
  ],
});
const profile: Profile = { ...tutor, role: 'tutor' };
const draft = draftOf(profile);

test('a profile that nobody touched has no changes', () => {
  expect(changesOf(draft, profile)).toEqual({});
});

test('only what was changed is sent', () => {
  expect(changesOf({ ...draft, name: ' Meera R ', hourlyRate: '' }, profile)).toEqual({
    name: 'Meera R',
    hourlyRate: null,
  });
});

test('the end of a day stands as midnight in the form, and as 24:00 on the server', () => {
  expect(draft.availability[1]?.endTime).toBe('00:00');
  const longer = draft.availability.map((row) => ({ ...row, startTime: '10:00' }));
  expect(changesOf({ ...draft, availability: longer }, profile).availability).toEqual([
    { day: 'Monday', startTime: '10:00', endTime: '12:00' },
    { day: 'Tuesday', startTime: '10:00', endTime: '24:00' },
  ]);
});

test('an empty row of a qualification is no change', () => {
  const qualifications = [...draft.qualifications, { id: 7, text: '  ' }];
  expect(changesOf({ ...draft, qualifications }, profile)).toEqual({});
});

test('empty rows keep their places, so that the server’s faults name the form’s rows', () => {
  const qualifications = [{ id: 7, text: '' }, ...draft.qualifications, { id: 8, text: 'B.Ed.' }];
  expect(changesOf({ ...draft, qualifications }, profile)).toEqual({
    qualifications: ['', 'M.Sc. Mathematics', 'B.Ed.'],
  });
});

test('what only tutors have is not sent for others', () => {
  const student: Profile = {
    _id: 'asha',
    role: 'student',
    name: 'Asha',
    email: 'asha@example.test',
    profileUrl: null,
  };
  const typed = { ...draftOf(student), bio: 'Hello', profileUrl: 'https://example.org/asha.jpg' };
  expect(changesOf(typed, student)).toEqual({ profileUrl: 'https://example.org/asha.jpg' });
});
