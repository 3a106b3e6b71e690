import { addBooking, addParent, addTutor, daysAhead } from './scene';
import type { Person, TestApp } from './testApp';

/** How an object belongs to the caller: their own, that of a person they are linked to, or a stranger's. */
export const relations = ['own', 'linked', 'stranger'] as const;
export type Relation = (typeof relations)[number];

/** A caller's three objects of one kind. */
export type Objects<T> = Record<Relation, T>;

/**
 * The people around one student, and strangers to them all. The student has a sibling, a tutor and a parent; the tutor
 * has a colleague who teaches the student too; the parent has a partner.
 */
export interface World {
  student: Person;
  sibling: Person;
  tutor: Person;
  colleague: Person;
  parent: Person;
  partner: Person;
  stranger: { student: Person; tutor: Person; parent: Person };
}

export const makeWorld = async (test: TestApp): Promise<World> => {
  const [student, sibling, other] = await Promise.all([
    test.signedIn('student', { name: 'Asha Kumar' }),
    test.signedIn('student', { name: 'Arun Kumar' }),
    test.signedIn('student', { name: 'Zoya Khan' }),
  ]);
  const [tutor, colleague, otherTutor] = await Promise.all([addTutor(test), addTutor(test), addTutor(test)]);
  const parent = await addParent(test, student, sibling);
  const partner = await addParent(test, student);
  const otherParent = await addParent(test, other);
  return {
    student,
    sibling,
    tutor,
    colleague,
    parent,
    partner,
    stranger: { student: other, tutor: otherTutor, parent: otherParent },
  };
};

export const roles = ['student', 'tutor', 'parent'] as const;
export type CallingRole = (typeof roles)[number];

/** @returns the ids of a student's account, as they are to the caller */
export const students = ({
  student,
  sibling,
  stranger,
  ...world
}: World): Record<CallingRole, Objects<string>> => ({
  student: { own: student.id, linked: sibling.id, stranger: stranger.student.id },
  tutor: { own: world.tutor.id, linked: student.id, stranger: stranger.student.id },
  parent: { own: world.parent.id, linked: student.id, stranger: stranger.student.id },
});

/** @returns the ids of a tutor's account, as they are to the caller */
export const tutorsOf = ({
  tutor,
  colleague,
  stranger,
  ...world
}: World): Record<CallingRole, Objects<string>> => ({
  student: { own: world.student.id, linked: tutor.id, stranger: stranger.tutor.id },
  tutor: { own: tutor.id, linked: colleague.id, stranger: stranger.tutor.id },
  parent: { own: world.parent.id, linked: tutor.id, stranger: stranger.tutor.id },
});

/** @returns the ids of a parent's account, as they are to the caller */
export const parentsOf = ({
  parent,
  partner,
  stranger,
  ...world
}: World): Record<CallingRole, Objects<string>> => ({
  student: { own: world.student.id, linked: parent.id, stranger: stranger.parent.id },
  tutor: { own: world.tutor.id, linked: parent.id, stranger: stranger.parent.id },
  parent: { own: parent.id, linked: partner.id, stranger: stranger.parent.id },
});

/** Who takes and who gives the booking that is the caller's own, that of a person they are linked to, or a stranger's. */
const pairs = ({ student, sibling, tutor, colleague, stranger }: World) => {
  const strangers = { student: stranger.student, tutor: stranger.tutor };
  const theirs = { student, tutor };
  return {
    student: { own: theirs, linked: { student: sibling, tutor }, stranger: strangers },
    tutor: { own: theirs, linked: { student, tutor: colleague }, stranger: strangers },
    // A parent has no lessons but the children's.
    parent: { own: theirs, linked: { student: sibling, tutor: colleague }, stranger: strangers },
  } satisfies Record<CallingRole, Objects<{ student: Person; tutor: Person }>>;
};

/** Makes the booking that stands so to the caller, days ahead and accepted unless told. @returns its id */
export const bookingFor = (
  test: TestApp,
  world: World,
  { role, relation }: { role: CallingRole; relation: Relation },
  values: Parameters<typeof addBooking>[4] = { status: 'accepted' },
  startsAt = daysAhead(3, 9),
): Promise<string> => {
  const { student, tutor } = pairs(world)[role][relation];
  const bookedBy = role === 'parent' && relation === 'own' ? { bookedBy: world.parent.id } : {};
  return addBooking(test, student, tutor, startsAt, { ...bookedBy, ...values });
};
