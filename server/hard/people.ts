import { type Role, weekdays } from '@paadam/shared/domain';
import { asc } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { onDatabase } from '../bench/database/onDatabase';
import { csrfTokenOf, drawSecret, hashSecret } from '../src/access/sessions/secrets';
import {
  availability,
  bookings,
  parentChildren,
  sessions,
  subjects,
  tutorSubjects,
  tutors,
  users,
} from '../src/foundation/db/schema';
import { indexTutors } from '../src/people/tutors/changes';

/** A person with an account, signed in. */
export interface Persona {
  id: string;
  role: Role;
  email: string;
  cookie: string;
  csrfToken: string;
}

export interface People {
  /** Each has had lessons, so that what newcomers may not do yet is theirs. */
  students: Persona[];
  /** Open round the clock, for ₹500 an hour. */
  tutors: Persona[];
  /** The nth is the nth student's. */
  parents: Persona[];
  /** What all of the tutors teach. */
  subjectId: string;
}

interface Counts {
  students: number;
  tutors: number;
  parents?: number;
  /** Of all of them; absent: none of them can sign in. */
  passwordHash?: string;
}

/** From so many on the most requests may wait for an answer. */
const lessonsHad = 5;

/** Writes accounts straight into the database, signed in. */
export const insertPeople = (
  databaseUrl: string,
  { students, tutors: tutorCount, parents = 0, passwordHash = 'none' }: Counts,
): Promise<People> =>
  onDatabase(databaseUrl, async (database) => {
    const personas = (role: Role, count: number): Persona[] =>
      Array.from({ length: count }, () => {
        const [id, cookie] = [uuidv7(), drawSecret()];
        return { id, role, email: `${role}-${id}@hard.test`, cookie, csrfToken: csrfTokenOf(cookie) };
      });
    const people = {
      students: personas('student', students),
      tutors: personas('tutor', tutorCount),
      parents: personas('parent', parents),
    };
    const [subject] = await database
      .select({ id: subjects.id })
      .from(subjects)
      .orderBy(asc(subjects.id))
      .limit(1);
    if (!subject) throw new Error('There are no subjects.');
    const everybody = Object.values(people).flat();
    await database
      .insert(users)
      .values(
        everybody.map(({ id, role, email }) => ({ id, role, email, passwordHash, name: `Some ${role}` })),
      );
    await database
      .insert(sessions)
      .values(
        everybody.map(({ id, cookie }) => ({ id: uuidv7(), tokenHash: hashSecret(cookie), userId: id })),
      );
    const tutorIds = people.tutors.map(({ id }) => id);
    await database.insert(tutors).values(tutorIds.map((id) => ({ id, hourlyRate: 500 })));
    await database
      .insert(tutorSubjects)
      .values(tutorIds.map((tutorId) => ({ tutorId, subjectId: subject.id, position: 0 })));
    await database
      .insert(availability)
      .values(
        tutorIds.flatMap((tutorId) =>
          weekdays.map((day) => ({ id: uuidv7(), tutorId, day, startMinute: 0, endMinute: 1_440 })),
        ),
      );
    await indexTutors(database, tutorIds);
    const children = people.parents.flatMap(({ id }, index) => {
      const child = people.students[index];
      return child ? [{ parentId: id, childId: child.id }] : [];
    });
    if (children.length > 0) await database.insert(parentChildren).values(children);
    const yesterday = Date.now() - 86_400_000;
    await database.insert(bookings).values(
      people.students.flatMap(({ id }, index) =>
        Array.from({ length: lessonsHad }, (_, day) => ({
          id: uuidv7(),
          studentId: id,
          tutorId: tutorIds[index % tutorIds.length] ?? '',
          subjectId: subject.id,
          bookedBy: id,
          startsAt: new Date(yesterday - day * 86_400_000),
          endsAt: new Date(yesterday - day * 86_400_000 + 3_600_000),
          price: 50_000,
          status: 'completed' as const,
        })),
      ),
    );
    return { ...people, subjectId: subject.id };
  });

/** Signs a person in anew whose session has ended. */
export const renewSession = (databaseUrl: string, persona: Persona): Promise<void> =>
  onDatabase(databaseUrl, async (database) => {
    const cookie = drawSecret();
    await database
      .insert(sessions)
      .values({ id: uuidv7(), tokenHash: hashSecret(cookie), userId: persona.id });
    Object.assign(persona, { cookie, csrfToken: csrfTokenOf(cookie) });
  });
