import type { Profile } from '@paadam/shared/contract';
import { aTutor } from '@paadam/shared/testing';
import { type Draft, draftOf } from './draft';
import { findFaults } from './findFaults';

const { nextFreeTime: _, ...tutor } = aTutor({ profileUrl: '/pictures/meera.svg' });
const profile: Profile = { ...tutor, role: 'tutor' };
const faultsWith = (part: Partial<Draft>) => findFaults({ ...draftOf(profile), ...part }, profile);
const hours = (startTime: string, endTime: string): Draft['availability'] => [
  { id: 0, day: 'Monday', startTime, endTime },
];

test('a stored profile has no faults, whatever its picture’s address', () => {
  expect(faultsWith({})).toEqual({});
});

test.each<[string, Partial<Draft>, string]>([
  ['an empty name', { name: ' ' }, 'name'],
  ['a script for a picture', { profileUrl: 'javascript:alert(1)' }, 'profileUrl'],
  ['a word for an address', { profileUrl: 'asha' }, 'profileUrl'],
  ['a bio without end', { bio: 'a'.repeat(5_001) }, 'bio'],
  ['paise', { hourlyRate: '600.50' }, 'hourlyRate'],
  ['less than nothing', { hourlyRate: '-1' }, 'hourlyRate'],
  ['more than the limit', { hourlyRate: '100001' }, 'hourlyRate'],
  ['too many subjects', { subjects: Array.from({ length: 41 }, String) }, 'subjects'],
  ['a start without an end', { availability: hours('09:00', '') }, 'availability.0.endTime'],
  ['an end without a start', { availability: hours('', '10:00') }, 'availability.0.startTime'],
  ['an end before the start', { availability: hours('10:00', '09:00') }, 'availability.0.endTime'],
  ['an end at the start', { availability: hours('10:00', '10:00') }, 'availability.0.endTime'],
])('%s is a fault', (_, part, path) => {
  expect(Object.keys(faultsWith(part))).toEqual([path]);
});

test.each<[string, Partial<Draft>]>([
  ['no picture', { profileUrl: '' }],
  ['no rate yet', { hourlyRate: '' }],
  ['lessons for nothing', { hourlyRate: '0' }],
  ['an evening until midnight', { availability: hours('18:00', '00:00') }],
])('%s is none', (_, part) => {
  expect(faultsWith(part)).toEqual({});
});

test('a student’s draft is not held to what tutors fill in', () => {
  const student: Profile = { ...profile, role: 'student' };
  expect(findFaults({ ...draftOf(student), bio: 'a'.repeat(5_001) }, student)).toEqual({});
});
