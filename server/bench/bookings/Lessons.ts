import { limits } from '@paadam/shared/domain';

const anHour = 3_600_000;

/** Lessons to be booked, by number: one after the other for each tutor, hour by hour, and none of them twice. */
export class Lessons {
  readonly tutors: number;
  /** A multiple of the tutors: each student books with one of them. */
  readonly students: number;
  /** Of the first hour, in milliseconds of the epoch. */
  readonly begin = Math.ceil(Date.now() / anHour) * anHour + 24 * anHour;
  #reserved = 0;

  constructor({ tutors, students }: { tutors: number; students: number }) {
    this.tutors = tutors;
    this.students = students;
  }

  /** @returns the first of so many numbers that no one else will use @throws where the days that can be booked are full */
  reserve(count: number): number {
    const first = this.#reserved;
    this.#reserved += count;
    if (this.#reserved / this.tutors > (limits.bookingDaysAhead - 2) * 24) {
      throw new Error('There are no hours left to be booked.');
    }
    return first;
  }

  pairOf(lesson: number): number {
    return lesson % this.students;
  }

  startOf(lesson: number): Date {
    return new Date(this.begin + Math.floor(lesson / this.tutors) * anHour);
  }
}
