import { calls } from '@paadam/shared/contract';
import { isUpcoming, isWaiting } from '@paadam/shared/domain';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from './development/testing/scene';
import { type Person, startTestApp, type TestApp } from './development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** Two siblings with one parent and two tutors, and what a month of lessons leaves behind, also what the clock has yet to settle. */
const aMonth = async () => {
  const children = [
    await test.signedIn('student', { name: 'Asha', timeZone: 'UTC' }),
    await test.signedIn('student', { name: 'Arun', timeZone: 'UTC' }),
  ] as const;
  const tutors = [await addTutor(test), await addTutor(test, { name: 'Kavitha' })] as const;
  const parent = await addParent(test, ...children);
  for (const [place, child] of children.entries()) {
    const [tutor, other] = place === 0 ? tutors : ([tutors[1], tutors[0]] as const);
    const lessons: [Date, Parameters<typeof addBooking>[4], Person][] = [
      [daysAhead(-28, 9 + place), { status: 'completed' }, tutor],
      [daysAhead(-21, 9 + place), { status: 'completed' }, tutor],
      [daysAhead(-14, 9 + place), { status: 'completed' }, other],
      [daysAhead(-13, 9 + place), { status: 'declined' }, tutor],
      [daysAhead(-12, 9 + place), { status: 'cancelled' }, tutor],
      [daysAhead(-7, 9 + place), { status: 'accepted' }, tutor],
      [hoursFromNow(-0.5), { status: 'accepted' }, tutor],
      [daysAhead(2, 9 + place), { status: 'accepted' }, other],
      [daysAhead(3, 9 + place), { status: 'pending', bookedBy: parent.id }, tutor],
      [daysAhead(4, 9 + place), { status: 'pending' }, other],
      [daysAhead(5, 9 + place), { status: 'pending', createdAt: hoursFromNow(-49) }, tutor],
      [daysAhead(6, 9 + place), { status: 'declined' }, tutor],
      [daysAhead(9, 9 + place), { status: 'accepted', bookedBy: parent.id }, tutor],
    ];
    for (const [startsAt, values, by] of lessons) await addBooking(test, child, by, startsAt, values);
  }
  return { children, tutors, parent };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What the student's screens show: the counts beside the lists, and what the lists show by the client's own clock. */
const studentSees = async ({ id, browser }: Person) => {
  const now = Date.now();
  const list = async (status: 'accepted' | 'pending' | 'completed') =>
    (await browser.call(calls.studentBookings, { params: { id }, query: { status } })).answer;
  const [accepted, pending, completed] = [
    await list('accepted'),
    await list('pending'),
    await list('completed'),
  ];
  return {
    upcoming: [accepted.upcomingCount, accepted.data.filter((booking) => isUpcoming(booking, now)).length],
    waiting: [pending.waitingCount, pending.data.filter((booking) => isWaiting(booking, now)).length],
    completed: completed.data.length,
    sessions: accepted.sessionCount,
    minutes: sum(completed.data.map(({ duration }) => duration)),
  };
};

const parentSees = async ({ id, browser }: Person, children: readonly Person[]) => {
  const now = Date.now();
  const { data: dashboard } = (await browser.call(calls.parentDashboard)).answer;
  const list = (await browser.call(calls.parentBookings, { params: { parentId: id }, query: { limit: 100 } }))
    .answer;
  const progress = [];
  for (const child of children) {
    const { answer } = await browser.call(calls.childProgress, { params: { childId: child.id } });
    progress.push(answer.data);
  }
  return {
    dashboard,
    progress,
    upcoming: [
      dashboard.upcomingCount,
      list.upcomingCount,
      list.data.filter((booking) => isUpcoming(booking, now)).length,
      sum(progress.map(({ upcoming }) => upcoming)),
    ],
    waiting: [
      dashboard.waitingCount,
      list.waitingCount,
      list.data.filter((booking) => isWaiting(booking, now)).length,
      sum(progress.map(({ waiting }) => waiting)),
    ],
  };
};

const tutorSees = async ({ id, browser }: Person) => {
  const now = Date.now();
  const { data: dashboard } = (await browser.call(calls.tutorDashboard)).answer;
  const list = (await browser.call(calls.tutorBookings, { params: { id }, query: { limit: 100 } })).answer;
  const students = (await browser.call(calls.tutorStudents, { params: { id } })).answer.data;
  const earnings = (await browser.call(calls.tutorEarnings)).answer;
  const month = new Date().toISOString().slice(0, 7);
  return {
    upcoming: [
      dashboard.upcomingBookings,
      list.upcomingCount,
      list.data.filter((booking) => isUpcoming(booking, now)).length,
    ],
    waiting: [
      dashboard.requestCount,
      list.waitingCount,
      list.data.filter((booking) => isWaiting(booking, now)).length,
    ],
    completed: [
      sum(students.map(({ completed }) => completed)),
      list.data.filter(({ status }) => status === 'completed').length,
      earnings.data.flatMap(({ lessons }) => lessons).filter(({ status }) => status === 'completed').length,
    ],
    booked: [
      sum(students.map(({ booked }) => booked)),
      earnings.data.flatMap(({ lessons }) => lessons).length,
    ],
    earnedThisMonth: [
      dashboard.earningsThisMonth,
      earnings.data.find((one) => one.month === month)?.total ?? 0,
    ],
    earned: [earnings.total, sum(earnings.data.map(({ total }) => total))],
    minutes: sum(students.map(({ minutes }) => minutes)),
  };
};

const allSame = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;

it('of a month of lessons, each number that two screens show is the same one, whoever looks', async () => {
  const { children, tutors, parent } = await aMonth();
  const ofStudents = await Promise.all(children.map(studentSees));
  const ofParent = await parentSees(parent, children);
  const ofTutors = await Promise.all(tutors.map(tutorSees));

  // Within each role.
  for (const { upcoming, waiting } of [...ofStudents, ofParent, ...ofTutors]) {
    expect({ upcoming, same: allSame(upcoming) }).toEqual({ upcoming, same: true });
    expect({ waiting, same: allSame(waiting) }).toEqual({ waiting, same: true });
  }
  for (const { completed, booked, earnedThisMonth, earned } of ofTutors) {
    for (const numbers of [completed, booked, earnedThisMonth, earned]) {
      expect({ numbers, same: allSame(numbers) }).toEqual({ numbers, same: true });
    }
  }

  // A child's numbers are the parent's of that child, and a child's next lesson is the first of the child's own list.
  for (const [place, child] of ofStudents.entries()) {
    const { completed, upcoming, waiting, minutes } = ofParent.progress[place] ?? {};
    expect({ completed, upcoming, waiting, minutes }).toEqual({
      completed: child.completed,
      upcoming: child.upcoming[0],
      waiting: child.waiting[0],
      minutes: child.minutes,
    });
    expect(child.sessions).toBe(child.completed + (child.upcoming[0] ?? 0));
  }

  // Over all, what the students take is what the parent follows and what the tutors give.
  const overAll = (seen: readonly { upcoming: number[]; waiting: number[] }[]) => ({
    upcoming: sum(seen.map(({ upcoming }) => upcoming[0] ?? 0)),
    waiting: sum(seen.map(({ waiting }) => waiting[0] ?? 0)),
  });
  expect(overAll(ofStudents)).toEqual({ upcoming: 6, waiting: 4 });
  expect(overAll([ofParent])).toEqual(overAll(ofStudents));
  expect(overAll(ofTutors)).toEqual(overAll(ofStudents));
  expect(sum(ofTutors.map(({ completed }) => completed[0] ?? 0))).toBe(
    sum(ofStudents.map(({ completed }) => completed)),
  );
  expect(sum(ofTutors.map(({ minutes }) => minutes))).toBe(sum(ofStudents.map(({ minutes }) => minutes)));
});

describe('the parent’s dashboard', () => {
  it('has first what runs or comes next, then what waits, then what is over, and last a refusal for a later day', async () => {
    const [child, tutor] = [await test.signedIn('student', { name: 'Diya' }), await addTutor(test)];
    const parent = await addParent(test, child);
    const add = (startsAt: Date, status: 'pending' | 'accepted' | 'declined' | 'completed') =>
      addBooking(test, child, tutor, startsAt, { status });
    const refused = await add(daysAhead(30), 'declined');
    const asked = await add(daysAhead(20), 'pending');
    const past = await add(daysAhead(-3), 'completed');
    const later = await add(daysAhead(5), 'accepted');
    const soon = await add(hoursFromNow(0.4), 'accepted');

    const { data } = (await parent.browser.call(calls.parentDashboard)).answer;

    expect(data.bookings.map(({ _id }) => _id)).toEqual([soon, later, asked, past, refused]);
    expect(data.children.map(({ name, next }) => [name, next?._id])).toEqual([['Diya', soon]]);
  });

  it('tells of each child the hours of this month and the last stars, and nothing of children who are not linked', async () => {
    const [asha, arun] = [await test.signedIn('student'), await test.signedIn('student')];
    const tutor = await addTutor(test);
    const parent = await addParent(test, asha);
    await addParent(test, arun);
    const start = hoursFromNow(-1.1);
    const id = await addBooking(test, asha, tutor, start, { status: 'completed' });
    await addBooking(test, asha, tutor, daysAhead(-40), { status: 'completed' });
    await addBooking(test, arun, tutor, hoursFromNow(-3), { status: 'completed' });
    await asha.browser.call(calls.createReview, { body: { bookingId: id, rating: 4 } });

    const { data } = (await parent.browser.call(calls.parentDashboard)).answer;

    const isOfThisMonth = (zone: string) => {
      const month = (moment: Date) =>
        new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: 'numeric' }).format(moment);
      return month(start) === month(new Date());
    };
    expect(data.children).toMatchObject([
      { _id: asha.id, next: null, minutesThisMonth: isOfThisMonth('Asia/Kolkata') ? 60 : 0, lastRating: 4 },
    ]);
  });
});
