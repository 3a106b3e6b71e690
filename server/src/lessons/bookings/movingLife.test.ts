import { calls } from '@paadam/shared/contract';
import { Random } from '../../../bench/population/Random';
import { addBooking, addPastLessons, addTutor, daysAhead } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

jest.setTimeout(120_000);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Row {
  rows: number;
  id: string;
  sequence: number;
  shown: string;
  open: number;
}

/** All that there is of the student's lessons with the tutor. */
const look = async (student: Person, tutor: Person): Promise<Row> => {
  const { rows } = await test.database.$client.query<Row>(
    `select count(*) over ()::integer as rows, id, sequence,
       concat_ws(' ', status, starts_at, meeting_link) as shown,
       (select count(*)::integer from time_proposals p where p.booking_id = b.id and p.status = 'open') as open
     from bookings b where student_id = $1 and tutor_id = $2`,
    [student.id, tutor.id],
  );
  return rows[0] ?? { rows: 0, id: '', sequence: -1, shown: '', open: 0 };
};

/** What either side, or a third, might do next. @returns the answer's status */
const actsOn = (id: string, student: Person, tutor: Person, random: Random) => {
  const time = () => daysAhead(random.between(3, 9), random.between(0, 47) / 2).toISOString();
  const someone = () => random.pick([student, tutor]);
  const proposal = async (): Promise<{ _id: string; dateTime: string }> => {
    const { answer } = await tutor.browser.call(calls.booking, { params: { id } });
    const { _id = crypto.randomUUID(), times = [] } = answer.data.proposal ?? {};
    return { _id, dateTime: times[0]?.dateTime ?? time() };
  };
  const propose = () =>
    someone().browser.call(calls.proposeTimes, { params: { id }, body: { times: [time()] } });
  const answer = async (word: 'taken' | 'declined' | 'withdrawn') => {
    const { _id, dateTime } = await proposal();
    const body = { answer: word, ...(word === 'taken' && { dateTime }) };
    return someone().browser.call(calls.answerProposal, { params: { id, proposal: _id }, body });
  };
  const setStatus = (status: 'accepted' | 'declined' | 'cancelled') =>
    tutor.browser.call(calls.setBookingStatus, { body: { bookingId: id, status } });
  return [
    propose,
    propose,
    propose,
    () => answer('taken'),
    () => answer('taken'),
    () => answer('declined'),
    () => answer('withdrawn'),
    () => setStatus('accepted'),
    () => student.browser.call(calls.changeBookingTime, { params: { id }, body: { dateTime: time() } }),
    () =>
      tutor.browser.call(calls.setMeetingLink, {
        params: { id },
        body: { meetingLink: random.pick([null, 'https://meet.example/a', 'https://meet.example/b']) },
      }),
    // These end it: rarer than what goes on.
    () =>
      random.next() < 0.3
        ? random.pick([
            () => setStatus('declined'),
            () => setStatus('cancelled'),
            () => student.browser.call(calls.cancelBooking, { params: { id } }),
          ])()
        : propose(),
  ];
};

it.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
  'after any sequence of acts there is one lesson, one open proposal at most, and a version that never falls (%s)',
  async (seed) => {
    const random = new Random(seed);
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    await addPastLessons(test, student);
    const id = await addBooking(test, student, tutor, daysAhead(4, 10));
    let before = await look(student, tutor);
    let changes = 0;
    for (let step = 0; step < 25; step += 1) {
      const { status } = await random.pick(actsOn(id, student, tutor, random))();
      expect(status).toBeLessThan(500);
      const now = await look(student, tutor);
      expect({ rows: now.rows, id: now.id, isOneOpen: now.open <= 1 }).toEqual({
        rows: 1,
        id,
        isOneOpen: true,
      });
      expect(now.sequence).toBeGreaterThanOrEqual(before.sequence);
      if (now.shown === before.shown) expect(now.sequence).toBe(before.sequence);
      else changes += 1;
      before = now;
    }
    // Else it would have shown nothing.
    expect(changes).toBeGreaterThan(0);
  },
);
