import type { Role } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { availability, parentChildren, tutorSubjects, tutors, users } from '../../foundation/db/schema';
import { indexTutors } from '../../people/tutors/changes';
import { lookUp, nicknameOf, subjectIdsByName } from './lookUp';
import { type SamplePerson, sampleParent, sampleStudents } from './sampleFamilies';
import { type SampleTutor, sampleTutors, weekOf } from './sampleTutors';

interface Account {
  /** All have the same password. */
  passwordHash: string;
  createdAt: Date;
}

/** @returns the ids of the people, by nickname */
export const insertPeople = async (tx: Transaction, account: Account): Promise<Map<string, string>> => {
  const rows = [
    ...sampleTutors.map((person) => userRow(person, 'tutor', account)),
    ...sampleStudents.map((person) => userRow(person, 'student', account)),
    userRow(sampleParent, 'parent', account),
  ].map((row, index) => ({ ...row, profileUrl: pictures[index] ?? null }));
  await tx.insert(users).values(rows);

  const ids = new Map(rows.map((row) => [nicknameOf(row), row.id]));
  await insertTutors(tx, ids);
  const children = sampleStudents.slice(0, 2).map((child) => ({
    parentId: lookUp(ids, nicknameOf(sampleParent)),
    childId: lookUp(ids, nicknameOf(child)),
    linkedAt: account.createdAt,
  }));
  await tx.insert(parentChildren).values(children);
  return ids;
};

/** Served by the edge: "/sample-data/avatars/01.svg" to "20.svg". */
const pictures = Array.from(
  { length: 20 },
  (_, index) => `/sample-data/avatars/${String(index + 1).padStart(2, '0')}.svg`,
);

const userRow = (
  { name, email, timeZone }: SamplePerson & { timeZone?: string },
  role: Role,
  account: Account,
) => ({
  id: uuidv7(),
  role,
  name,
  email,
  timeZone,
  ...account,
});

const insertTutors = async (tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> => {
  const idOf = (tutor: SampleTutor) => lookUp(ids, nicknameOf(tutor));
  const subjectIds = await subjectIdsByName(tx);

  await tx.insert(tutors).values(
    sampleTutors.map((tutor) => ({
      id: idOf(tutor),
      bio: tutor.bio,
      qualifications: [...tutor.qualifications],
      hourlyRate: tutor.hourlyRate,
      trialPrice: tutor.trialPrice ?? null,
      languages: [...tutor.languages],
      levels: [...tutor.levels],
      boards: [...tutor.boards],
      workingNote: tutor.workingNote,
      emailFor: tutor.emailFor ?? 'everyone',
    })),
  );
  await tx.insert(tutorSubjects).values(
    sampleTutors.flatMap((tutor) =>
      tutor.subjects.map((name, position) => ({
        tutorId: idOf(tutor),
        subjectId: lookUp(subjectIds, name),
        position,
      })),
    ),
  );
  await tx
    .insert(availability)
    .values(
      sampleTutors.flatMap((tutor) =>
        weekOf(tutor).map((hours) => ({ id: uuidv7(), tutorId: idOf(tutor), ...hours })),
      ),
    );
  await indexTutors(tx, sampleTutors.map(idOf));
};
