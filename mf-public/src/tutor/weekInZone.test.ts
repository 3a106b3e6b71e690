import type { Availability } from '@paadam/shared/contract';
import { weekInZone } from './weekInZone';

const winter = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');
const monday: Availability = { day: 'Monday', startTime: '09:00', endTime: '12:00' };

test('on the same clock the week is as it was given', () => {
  const week = [monday, { ...monday, day: 'Friday' } as const];
  expect(weekInZone(week, { from: 'Asia/Kolkata', to: 'Asia/Kolkata', at: winter })).toEqual([
    'Monday: 09:00 - 12:00',
    'Friday: 09:00 - 12:00',
  ]);
});

test('the stretches of a day stand in one line, in their order', () => {
  const week: Availability[] = [{ day: 'Monday', startTime: '15:00', endTime: '18:00' }, monday];
  expect(weekInZone(week, { from: 'Asia/Kolkata', to: 'Asia/Kolkata', at: winter })).toEqual([
    'Monday: 09:00 - 12:00, 15:00 - 18:00',
  ]);
});

test('on another clock it is moved by what lies between the two at that time of the year', () => {
  const zones = { from: 'Asia/Kolkata', to: 'Europe/Berlin' };
  expect(weekInZone([monday], { ...zones, at: winter })).toEqual(['Monday: 04:30 - 07:30']);
  expect(weekInZone([monday], { ...zones, at: summer })).toEqual(['Monday: 05:30 - 08:30']);
});

test('it may begin the day before, and over the turn of the week', () => {
  const zones = { from: 'Asia/Kolkata', to: 'America/New_York', at: winter };
  expect(weekInZone([monday, { ...monday, day: 'Tuesday' }], zones)).toEqual([
    'Monday: 22:30 - 01:30 (Tuesday)',
    'Sunday: 22:30 - 01:30 (Monday)',
  ]);
});

test('it may begin the day after', () => {
  const sunday: Availability = { day: 'Sunday', startTime: '22:00', endTime: '24:00' };
  expect(weekInZone([sunday], { from: 'Asia/Kolkata', to: 'Asia/Tokyo', at: winter })).toEqual([
    'Monday: 01:30 - 03:30',
  ]);
});

test('an end at midnight is the end of that day', () => {
  const evening: Availability = { day: 'Monday', startTime: '18:00', endTime: '20:30' };
  expect(weekInZone([evening], { from: 'Asia/Kolkata', to: 'Asia/Tokyo', at: winter })).toEqual([
    'Monday: 21:30 - 24:00',
  ]);
});

test('a zone at Greenwich has no figure of its own', () => {
  expect(weekInZone([monday], { from: 'Asia/Kolkata', to: 'UTC', at: winter })).toEqual([
    'Monday: 03:30 - 06:30',
  ]);
});
