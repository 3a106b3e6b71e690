import type { calls, Query, TutorOrder } from '@paadam/shared/contract';
import { levels, timesOfDay, weekdays } from '@paadam/shared/domain';
import { firstNames, lastNames } from '../population/names';
import { Random } from '../population/Random';
import { words } from '../population/words';
import { misspell } from './misspell';

type Asked = Query<typeof calls.getAllTutors>;

interface Subject {
  id: string;
  name: string;
}

const orders: readonly TutorOrder[] = ['recommended', 'price-up', 'price-down', 'rating'];

/** How many of each kind of question there are. */
const ofEachKind = 24;

/** @param subjects of the catalogue @returns what people look for, the same in every run */
export const searchQueries = (subjects: readonly Subject[]): Asked[] => {
  const random = new Random(7);
  const common = words.slice(0, 100);
  const rare = words.slice(-2_000);
  const kinds: (() => string)[] = [
    () => random.pick(subjects).name,
    () => random.pick(firstNames),
    () => random.pick(lastNames),
    () => `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    () => random.pick(firstNames).slice(0, random.between(2, 4)),
    () => random.pick(subjects).name.slice(0, random.between(3, 5)),
    () => misspell(random, random.pick(lastNames)),
    () => misspell(random, random.pick(subjects).name),
    () => misspell(random, random.pick(rare)),
    () => random.pick(common),
    () => random.pick(rare),
    () => `${random.pick(common)} ${random.pick(rare)}`,
    () => `${random.pick(firstNames)} ${random.pick(subjects).name}`,
    () =>
      random.pick([
        'maths',
        'quadratic',
        'கணிதம்',
        'गणित',
        'ganitham',
        'thermo',
        'organic chemistry',
        'trigonomtry',
      ]),
    () =>
      `${random.pick(['maths', 'physics', 'accounts'])} ${random.pick(['class 10', 'class 12', 'cbse', 'in tamil'])}`,
  ];
  return kinds.flatMap((kind) =>
    Array.from({ length: ofEachKind }, () => ({ q: kind(), ...restrictions(random, subjects) })),
  );
};

/** A third of the questions have filters, and a third an order. */
const restrictions = (random: Random, subjects: readonly Subject[]): Omit<Asked, 'q'> => ({
  ...(random.next() < 0.15 && { subject: random.pick(subjects).id }),
  ...(random.next() < 0.15 && { minRate: 500, maxRate: random.between(6, 30) * 100 }),
  ...(random.next() < 0.1 && { day: random.pick(weekdays) }),
  ...(random.next() < 0.1 && { timeOfDay: random.pick(timesOfDay) }),
  ...(random.next() < 0.1 && { level: random.pick(levels) }),
  ...(random.next() < 0.05 && { minRating: 4 }),
  ...(random.next() < 0.33 && { sort: random.pick(orders) }),
});
