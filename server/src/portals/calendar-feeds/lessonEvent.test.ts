import { type CalendarLesson, lessonEvent } from './lessonEvent';

const lesson: CalendarLesson = {
  id: '01936e5a-0000-7000-8000-000000000001',
  sequence: 0,
  status: 'accepted',
  startsAt: new Date('2026-11-23T04:30:00Z'),
  endsAt: new Date('2026-11-23T05:30:00Z'),
  student: { name: 'Ravi Kumar' },
  tutor: { name: 'Asha Rao' },
  subject: { name: 'Physics' },
  subjectNames: { ta: 'இயற்பியல்', hi: 'भौतिकी' },
  meetingLink: null,
  payBy: null,
};
const site = { publicOrigin: 'https://lessons.example', languages: ['en', 'ta', 'hi'] } as const;

describe('a lesson in somebody’s calendar', () => {
  it.each([
    ['en', '/student/classes', 'Physics with Asha R.'],
    ['ta', '/ta/student/classes', 'இயற்பியல்: Asha R. அவர்களுடன்'],
    ['hi', '/hi/student/classes', 'भौतिकी, Asha R. के साथ'],
  ] as const)('is called and leads as who reads %s reads the site', (language, folder, summary) => {
    const event = lessonEvent(lesson, { role: 'student', language }, site);
    const url = `https://lessons.example${folder}/${lesson.id}`;
    expect(event).toMatchObject({ summary, url });
    expect(event.description).toContain(`: ${url}`);
  });

  it('leads to the page in English where the site does not offer the reader’s language', () => {
    const english = { ...site, languages: ['en'] } as const;
    expect(lessonEvent(lesson, { role: 'tutor', language: 'ta' }, english).url).toBe(
      `https://lessons.example/tutor/bookings/${lesson.id}`,
    );
  });
});
