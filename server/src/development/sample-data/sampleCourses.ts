import type { BookingStatus, Duration } from '@paadam/shared/domain';

/** A student's lessons with one tutor: one a week up to now, and what comes next. */
export interface SampleCourse {
  /** What stands before the @ of a person's address, which names them within the sample data. */
  student: string;
  tutor: string;
  subject: string;
  /** Hours. */
  duration: Duration;
  /** Completed lessons. */
  completed: number;
  /** Reviews of the first of them, in their order: stars and text. */
  reviews: readonly (readonly [rating: number, comment: string])[];
  /** Bookings from now on, one a week. */
  next: readonly Extract<BookingStatus, 'pending' | 'accepted' | 'declined'>[];
  /** Whether these were asked for at once, each at the same time of the week. */
  isWeekly?: true;
  /** Who asked for the lessons; absent: the student. */
  bookedBy?: string;
  /** What the tutor was told with the requests to come; absent: nothing. */
  note?: string;
}

export const sampleCourses: readonly SampleCourse[] = [
  {
    student: 'student',
    tutor: 'tutor',
    subject: 'Mathematics',
    duration: '1',
    completed: 12,
    reviews: [
      [5, 'I finally know why completing the square works, and not only how.'],
      [5, 'Very patient. We did quadratic equations again from the start.'],
      [4, 'Good lesson, a lot of homework.'],
      [5, 'My unit test went from 58 to 81.'],
      [5, 'She waits until I find the mistake myself.'],
      [4, 'Trigonometry is still not my friend, but we are talking.'],
      [5, 'Proofs by induction, with dominoes on the table.'],
      [5, 'We went through last year’s paper together, and I could do most of it.'],
    ],
    next: ['accepted', 'accepted', 'pending'],
    isWeekly: true,
    note: 'We are at quadratic equations in class, and the unit test is on the 12th. Could we begin with word problems?',
  },
  {
    student: 'student',
    tutor: 'arvind.subramanian',
    subject: 'Physics',
    duration: '1.5',
    completed: 6,
    reviews: [
      [5, 'Free body diagrams for an hour, and now I see them everywhere.'],
      [4, 'Fast, but he stops when you ask.'],
      [5, 'Friction makes sense since he let me push the table.'],
    ],
    next: ['accepted', 'declined'],
  },
  {
    student: 'student',
    tutor: 'ananya.chatterjee',
    subject: 'English',
    duration: '1',
    completed: 2,
    reviews: [[4, 'She took my essay apart kindly. The second draft is mine.']],
    next: ['pending'],
    note: 'I have to write 500 words about a place. I have a beginning, and nothing after it.',
    bookedBy: 'parent',
  },
  {
    student: 'diya.krishnan',
    tutor: 'sunita.kulkarni',
    subject: 'Abacus and Vedic Maths',
    duration: '1',
    completed: 8,
    reviews: [
      [5, 'Diya asks when the next lesson is.'],
      [5, 'She adds faster than I do now.'],
      [4, 'Nice games.'],
      [5, 'I did 47 times 53 in my head!'],
    ],
    next: ['accepted', 'pending'],
    note: 'Diya likes games best. She has a test on fractions soon.',
    bookedBy: 'parent',
  },
  {
    student: 'diya.krishnan',
    tutor: 'nandini.hegde',
    subject: 'Drawing and Painting',
    duration: '1.5',
    completed: 2,
    reviews: [[5, 'We drew an onion. It looks like an onion!']],
    next: ['accepted'],
    bookedBy: 'parent',
  },
  {
    student: 'rahul.verma',
    tutor: 'tutor',
    subject: 'JEE Preparation',
    duration: '2',
    completed: 9,
    reviews: [
      [5, 'Explains the short way and the safe way, and when to use which.'],
      [4, 'Tough problems. Worth it.'],
      [5, 'The timed papers helped most.'],
      [5, 'We spent an hour on one integral, and it was worth it.'],
    ],
    next: ['pending', 'accepted'],
    note: 'JEE mock last Sunday: I ran out of time in integration.',
  },
  {
    student: 'rahul.verma',
    tutor: 'imran.sheikh',
    subject: 'Chemistry',
    duration: '1.5',
    completed: 4,
    reviews: [
      [5, 'Mechanisms make sense now.'],
      [3, 'Good teacher, but two lessons began late.'],
    ],
    next: ['accepted'],
  },
  {
    student: 'sneha.pillai',
    tutor: 'fathima.beevi',
    subject: 'NEET Preparation',
    duration: '2',
    completed: 6,
    reviews: [
      [5, 'I can draw the nephron in my sleep.'],
      [5, 'The fortnightly tests keep me honest.'],
      [4, 'Very thorough.'],
    ],
    next: ['accepted', 'pending'],
    note: 'Human physiology, please: the heart and the kidney.',
  },
  {
    student: 'sneha.pillai',
    tutor: 'lakshmi.narayanan',
    subject: 'Carnatic Music',
    duration: '1',
    completed: 4,
    reviews: [
      [5, 'Six in the morning, and I am never late. That says it all.'],
      [5, 'She hears everything.'],
    ],
    next: ['accepted'],
  },
  {
    student: 'mohammed.farhan',
    tutor: 'rohan.deshmukh',
    subject: 'Computer Science',
    duration: '1.5',
    completed: 5,
    reviews: [
      [5, 'We built a quiz game, and I passed my practical with it.'],
      [4, 'Clear and funny.'],
      [5, 'Finally understood recursion.'],
    ],
    next: ['accepted', 'pending'],
  },
  {
    student: 'mohammed.farhan',
    tutor: 'tutor',
    subject: 'Statistics',
    duration: '1',
    completed: 3,
    reviews: [[5, 'Bayes’ theorem with a cricket scorecard. I will not forget it.']],
    next: ['pending'],
    note: 'First lesson with you. I am in Class 10, CBSE, and I am afraid of trigonometry.',
  },
  {
    student: 'ishita.banerjee',
    tutor: 'ananya.chatterjee',
    subject: 'History',
    duration: '1',
    completed: 5,
    reviews: [
      [5, 'She makes you ask who wrote the source, and why.'],
      [5, 'My answers are half as long and twice as good.'],
      [4, 'Strict with paragraphs, rightly.'],
    ],
    next: ['accepted'],
  },
  {
    student: 'ishita.banerjee',
    tutor: 'priya.nair',
    subject: 'Spoken English',
    duration: '1',
    completed: 3,
    reviews: [
      [5, 'I spoke up in a group discussion for the first time.'],
      [5, 'Listening to my own recordings was painful and useful.'],
    ],
    next: ['pending'],
    note: 'My university interview is in three weeks.',
  },
  {
    student: 'karthik.selvam',
    tutor: 'gurpreet.bains',
    subject: 'Accountancy',
    duration: '1.5',
    completed: 4,
    reviews: [
      [4, 'Real annual reports are more fun than I thought.'],
      [5, 'The balance sheet balances!'],
    ],
    next: ['accepted', 'declined'],
  },
  {
    student: 'karthik.selvam',
    tutor: 'daniel.okafor',
    subject: 'Statistics',
    duration: '1',
    completed: 3,
    reviews: [
      [5, 'Worth every rupee for the SAT.'],
      [4, 'Good questions, explains with graphs.'],
    ],
    next: ['accepted'],
  },
  {
    student: 'emily.dsouza',
    tutor: 'meher.irani',
    subject: 'French',
    duration: '1',
    completed: 5,
    reviews: [
      [5, 'Only French since week three. Terrifying, and it works.'],
      [4, 'Passed DELF A2.'],
    ],
    next: ['accepted'],
  },
  {
    student: 'emily.dsouza',
    tutor: 'vikram.joshi',
    subject: 'Chess',
    duration: '1',
    completed: 4,
    reviews: [
      [4, 'He found the same mistake in five of my games.'],
      [5, 'Up 120 points since August.'],
    ],
    next: ['pending'],
    note: 'I lost on time twice at the school tournament.',
  },
  {
    student: 'emily.dsouza',
    tutor: 'thomas.kurien',
    subject: 'Physics',
    duration: '1',
    completed: 3,
    reviews: [
      [5, 'Like a grandfather who knows all of optics.'],
      [5, 'Calm, and very clear.'],
    ],
    next: ['accepted'],
  },
];
