import { calls } from '@paadam/shared/contract';
import {
  addBooking,
  addPastLessons,
  addTutor,
  askForLesson,
  daysAhead,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

jest.setTimeout(120_000);

let test: TestApp;
let students: Person[];
beforeAll(async () => {
  test = await startTestApp();
  students = await Promise.all(Array.from({ length: 10 }, () => test.signedIn('student')));
  // A person new would be refused for having asked already.
  await Promise.all(students.map((student) => addPastLessons(test, student)));
});
afterAll(() => test.stop());

/** Ten found nothing that three do not; each takes its seconds of every run of the tests. */
const rounds = 3;

const rowsOf = async <Row extends object>(text: string, tutor: Person): Promise<Row[]> =>
  (await test.database.$client.query<Row>(text, [tutor.id])).rows;

it('fifty takes, cancellations, changes and bookings at once over one stretch leave no overlap, lose no lesson and fail nowhere', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const tutor = await addTutor(test);
    const [before, wanted] = [3 + round * 4, 5 + round * 4];
    /** Quarters of an hour from 9 to 13, in an order of the round's own. */
    const timeOf = (index: number) => daysAhead(wanted, 9 + ((index * 7 + round * 3) % 16) / 4);
    const lessons = await Promise.all(
      students.map(async (student, index) => {
        const accepted = await addBooking(test, student, tutor, daysAhead(before, index), {
          status: 'accepted',
        });
        const pending = await addBooking(test, student, tutor, daysAhead(before + 1, index));
        const times = [timeOf(index), timeOf(index + 1), timeOf(index + 2)];
        const [proposer, taker] = index % 2 ? [student, tutor] : [tutor, student];
        const { answer } = await proposer.browser.call(calls.proposeTimes, {
          params: { id: accepted },
          body: { times: times.map((time) => time.toISOString()) },
        });
        return { student, taker, accepted, pending, times, proposal: answer.data.proposal?._id ?? '' };
      }),
    );
    const replies = await Promise.all(
      lessons.flatMap(({ student, taker, accepted, pending, times, proposal }, index) => [
        ...[0, 1].map((which) =>
          taker.browser.call(calls.answerProposal, {
            params: { id: accepted, proposal },
            body: { answer: 'taken', dateTime: (times[which] ?? timeOf(index)).toISOString() },
          }),
        ),
        index % 2
          ? student.browser.call(calls.cancelBooking, { params: { id: accepted } })
          : tutor.browser.call(calls.setBookingStatus, {
              body: {
                bookingId: index % 4 ? accepted : pending,
                status: index % 4 ? 'cancelled' : 'accepted',
              },
            }),
        student.browser.call(calls.changeBookingTime, {
          params: { id: pending },
          body: { dateTime: timeOf(index + 5).toISOString() },
        }),
        askForLesson(student, tutor, timeOf(index + 9)),
      ]),
    );

    expect(replies.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
      [],
    );
    const made = replies.filter(({ status }) => status === 201).length;
    expect(made + replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const [counted] = await rowsOf<{ all: number; crossing: number; open: number; elsewhere: number }>(
      `select
         (select count(*)::integer from bookings where tutor_id = $1) as all,
         (select count(*)::integer from bookings a join bookings b on a.id < b.id
            and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
            and a.starts_at < b.ends_at and b.starts_at < a.ends_at
          where a.tutor_id = $1 and a.status in ('pending', 'accepted') and b.status in ('pending', 'accepted')) as crossing,
         (select count(*)::integer from time_proposals p join bookings b on b.id = p.booking_id
          where b.tutor_id = $1 and p.status = 'open' and b.status <> 'accepted') as open,
         (select count(*)::integer from time_proposals p join bookings b on b.id = p.booking_id
          where b.tutor_id = $1 and p.status = 'taken' and b.starts_at <> p.taken_at_time) as elsewhere`,
      tutor,
    );
    expect(counted).toEqual({ all: 20 + made, crossing: 0, open: 0, elsewhere: 0 });
    // Each version of a lesson is a change that was told: moved, cancelled, and never back.
    const versions = await rowsOf<{ sequence: number; changes: number }>(
      `select b.sequence, (select count(*)::integer from booking_events e where e.booking_id = b.id
          and (e.status = 'cancelled' or e.kind = 'moved')) as changes
       from bookings b where b.tutor_id = $1 and b.id in (select booking_id from time_proposals)`,
      tutor,
    );
    expect(versions.filter(({ sequence, changes }) => sequence !== changes)).toEqual([]);
  }
});
