import {
  type EmailReaders,
  type ExamBoard,
  type LanguageCode,
  type Level,
  type Weekday,
  weekdays,
} from '@paadam/shared/domain';
import type { WeeklyHours } from '../../people/availability/expandAvailability';
import { toMinute } from '../../people/availability/toWeek';

export interface SampleTutor {
  name: string;
  email: string;
  timeZone: string;
  /** Names in the catalogue. */
  subjects: readonly string[];
  /** Whole rupees an hour. */
  hourlyRate: number;
  /** Paise; absent: no trial lessons. */
  trialPrice?: number;
  bio: string;
  qualifications: readonly string[];
  languages: readonly LanguageCode[];
  levels: readonly Level[];
  boards: readonly ExamBoard[];
  workingNote: string;
  /** Absent: everyone. */
  emailFor?: EmailReaders;
  /** Minutes that a request waits for an answer, about. */
  answersIn: number;
  /** Days, and the hours kept on each of them: "HH:MM" on the tutor's clock. */
  hours: readonly { days: readonly Weekday[]; from: string; to: string }[];
}

const schoolDays: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const weekend: readonly Weekday[] = ['Saturday', 'Sunday'];

/** The tutor of the sample sign-in comes first. */
export const sampleTutors: readonly SampleTutor[] = [
  {
    name: 'Kavitha Raman',
    email: 'tutor@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Mathematics', 'Statistics', 'JEE Preparation'],
    hourlyRate: 800,
    trialPrice: 15_000,
    bio: 'I have taught mathematics in Madurai for fourteen years, first at a CBSE school and now one to one. We find the step where it stopped making sense and rebuild from there. Expect to do most of the talking, and a page of problems after each lesson.',
    qualifications: [
      'M.Sc. Mathematics, Madurai Kamaraj University',
      'B.Ed., Lady Doak College',
      '14 years of teaching Classes 8 to 12',
    ],
    languages: ['en', 'ta'],
    levels: ['middle', 'secondary', 'senior'],
    boards: ['cbse', 'state'],
    workingNote:
      'Send me a photo of one problem that went wrong before our first lesson; we begin there. I set a page of problems after each lesson and look at them before the next.',
    answersIn: 45,
    hours: [
      { days: weekdays, from: '07:00', to: '12:00' },
      { days: weekdays, from: '15:00', to: '21:00' },
    ],
  },
  {
    name: 'Arvind Subramanian',
    email: 'arvind.subramanian@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Physics', 'JEE Preparation'],
    hourlyRate: 1200,
    bio: 'IIT Madras, then six years at a coaching institute, where I learnt that nobody understands mechanics from a board. I teach it with free body diagrams, one at a time, until you draw them without being asked.',
    qualifications: ['B.Tech. Mechanical Engineering, IIT Madras', '6 years of JEE coaching in Chennai'],
    languages: ['en', 'ta', 'hi'],
    levels: ['senior', 'college'],
    boards: ['cbse', 'state'],
    workingNote:
      'Bring the problem sheet of your institute and a pencil. We draw before we calculate, and I keep a list of the mistakes that come back.',
    answersIn: 180,
    hours: [
      { days: schoolDays, from: '17:00', to: '21:30' },
      { days: weekend, from: '08:00', to: '13:00' },
    ],
  },
  {
    name: 'Fathima Beevi',
    email: 'fathima.beevi@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Biology', 'NEET Preparation'],
    hourlyRate: 950,
    bio: 'NCERT line by line, with diagrams that you draw yourself and explain back to me. My students sit a short test every second week, and we go through each wrong answer together.',
    qualifications: ['M.Sc. Zoology, University of Kerala', 'CSIR-NET qualified'],
    languages: ['en', 'ml'],
    levels: ['senior'],
    boards: ['cbse', 'state'],
    workingNote:
      'Read the NCERT pages once before we meet. Every second week there is a test of twenty minutes, and the next lesson goes through it.',
    answersIn: 95,
    hours: [
      { days: ['Monday', 'Wednesday', 'Friday'], from: '16:00', to: '21:00' },
      { days: ['Saturday'], from: '09:00', to: '17:00' },
    ],
  },
  {
    name: 'Rohan Deshmukh',
    email: 'rohan.deshmukh@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Computer Science', 'Web Development', 'Data Science'],
    hourlyRate: 1100,
    bio: 'By day I build payment systems in Pune. In the evenings I teach Python to people who think that programming is not for them. We write code from the first ten minutes, and break it on purpose.',
    qualifications: ['B.E. Computer Engineering, COEP Pune', '8 years as a software engineer'],
    languages: ['en', 'hi', 'mr'],
    levels: ['secondary', 'senior', 'college', 'adult'],
    boards: ['cbse', 'icse'],
    workingNote:
      'You type and I ask questions. All you need is a browser; I send the link to a shared editor when I accept.',
    answersIn: 320,
    hours: [
      { days: schoolDays, from: '19:00', to: '22:00' },
      { days: weekend, from: '10:00', to: '16:00' },
    ],
  },
  {
    name: 'Lakshmi Narayanan',
    email: 'lakshmi.narayanan@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Carnatic Music', 'Tamil'],
    hourlyRate: 600,
    bio: 'I learnt from my grandmother in Thanjavur, and teach as she did: listen first, then sing. Beginners start with sarali varisai; for heritage learners abroad we read the Tamil lyrics as well.',
    qualifications: ['M.A. Carnatic Vocal, University of Madras', 'Graded artist, All India Radio'],
    languages: ['ta', 'en'],
    levels: ['primary', 'middle', 'adult'],
    boards: [],
    workingNote:
      'We sing from the first minute. Please have a tanpura app ready, and record the lesson if you like.',
    answersIn: 600,
    hours: [{ days: weekdays, from: '06:00', to: '10:00' }],
  },
  {
    name: 'Gurpreet Singh Bains',
    email: 'gurpreet.bains@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Accountancy', 'Business Studies', 'Economics'],
    hourlyRate: 700,
    bio: 'A practising chartered accountant who still enjoys a balance sheet that balances. Classes 11 and 12, and CA Foundation. We work with real annual reports as soon as you know your debits.',
    qualifications: ['Chartered Accountant (ICAI)', 'B.Com. (Hons), Panjab University'],
    languages: ['en', 'hi', 'pa'],
    levels: ['senior', 'college'],
    boards: ['cbse', 'icse'],
    workingNote:
      'Tell me which chapter your school is at. I bring an annual report, you bring a calculator and last year’s paper.',
    answersIn: 150,
    hours: [
      { days: ['Tuesday', 'Thursday'], from: '18:00', to: '21:00' },
      { days: weekend, from: '09:00', to: '14:00' },
    ],
  },
  {
    name: 'Ananya Chatterjee',
    email: 'ananya.chatterjee@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['English', 'History'],
    hourlyRate: 750,
    bio: 'Essays are arguments, not decorations. I help ICSE and ISC students to read closely and to write plainly, one paragraph a lesson, marked with you and not for you.',
    qualifications: ['M.A. English, Jadavpur University', '9 years at a school in Kolkata'],
    languages: ['en', 'bn'],
    levels: ['secondary', 'senior'],
    boards: ['icse', 'ib'],
    workingNote:
      'Send a page that you wrote, however bad. We rewrite one paragraph together, and you rewrite the rest.',
    answersIn: 75,
    hours: [
      { days: schoolDays, from: '15:30', to: '20:00' },
      { days: ['Saturday'], from: '10:00', to: '13:00' },
    ],
  },
  {
    name: 'Imran Sheikh',
    email: 'imran.sheikh@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Chemistry', 'NEET Preparation', 'JEE Preparation'],
    hourlyRate: 900,
    bio: 'Organic chemistry stops being a list once you follow the electrons. I teach mechanisms with arrows, and inorganic with as few mnemonics as we can manage.',
    qualifications: ['M.Sc. Chemistry, Aligarh Muslim University', 'GATE Chemistry, rank 212'],
    languages: ['en', 'hi', 'ur'],
    levels: ['senior'],
    boards: ['cbse', 'nios'],
    workingNote:
      'Arrows first, names later. I send five reactions on the evening before, and we start with those that you could not finish.',
    answersIn: 30,
    hours: [
      { days: schoolDays, from: '06:30', to: '08:30' },
      { days: weekdays, from: '17:30', to: '21:00' },
    ],
  },
  {
    name: 'Priya Nair',
    email: 'priya.nair@paadam.test',
    timeZone: 'Europe/London',
    subjects: ['English', 'Spoken English'],
    hourlyRate: 1300,
    bio: 'From Kochi, now teaching in Leeds. IELTS, interviews, and the confidence to disagree politely in a meeting. We record ten minutes of every lesson, so that you hear yourself improve.',
    qualifications: ['CELTA, Cambridge English', 'B.A. English, University of Kerala', 'IELTS 9.0'],
    languages: ['en', 'ml', 'hi'],
    levels: ['college', 'adult'],
    boards: ['igcse'],
    workingNote:
      'Tell me what you need English for: an exam, an interview, a visa. We speak for the first twenty minutes, and correct for the next.',
    emailFor: 'booked',
    answersIn: 240,
    hours: [
      { days: schoolDays, from: '09:00', to: '15:00' },
      { days: ['Sunday'], from: '10:00', to: '14:00' },
    ],
  },
  {
    name: 'Daniel Okafor',
    email: 'daniel.okafor@paadam.test',
    timeZone: 'America/New_York',
    subjects: ['Mathematics', 'Data Science', 'Statistics'],
    hourlyRate: 1800,
    bio: 'I teach AP Calculus and statistics in New Jersey, and help students in India to prepare for the SAT and for their first year abroad. Early mornings here are evenings for you, which suits us both.',
    qualifications: ['M.S. Statistics, Rutgers University', 'AP Calculus BC reader, College Board'],
    languages: ['en'],
    levels: ['senior', 'college'],
    boards: ['ib', 'igcse'],
    workingNote:
      'I answer in my morning, which is your evening. Please write which exam, which date, and what your last mock said.',
    answersIn: 660,
    hours: [
      { days: schoolDays, from: '06:30', to: '08:30' },
      { days: weekend, from: '07:00', to: '12:00' },
    ],
  },
  {
    name: 'Sunita Kulkarni',
    email: 'sunita.kulkarni@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Mathematics', 'Abacus and Vedic Maths'],
    hourlyRate: 400,
    bio: 'For children of six to twelve who count on their fingers and are told not to. We start with the fingers. Games, beads and a lot of patience; parents are welcome to sit in.',
    qualifications: ['D.El.Ed., Maharashtra', 'Certified abacus trainer, 11 years'],
    languages: ['mr', 'hi', 'en'],
    levels: ['primary', 'middle'],
    boards: ['cbse', 'state'],
    workingNote:
      'Short games, a new bead trick each time, and ten minutes of practice a day. A parent may sit beside a young child.',
    answersIn: 60,
    hours: [
      { days: schoolDays, from: '15:00', to: '19:00' },
      { days: weekend, from: '09:00', to: '12:00' },
    ],
  },
  {
    name: 'Thomas Kurien',
    email: 'thomas.kurien@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Physics', 'Mathematics'],
    hourlyRate: 650,
    bio: 'Retired after thirty-one years at a government higher secondary school in Kottayam. I have seen every mistake there is, and made most of them. State board and CBSE, in English or Malayalam.',
    qualifications: ['M.Sc. Physics, Mahatma Gandhi University', 'State award for teachers, 2014'],
    languages: ['en', 'ml'],
    levels: ['secondary', 'senior'],
    boards: ['state', 'cbse'],
    workingNote:
      'Bring your textbook and the last test paper. I go slowly the first time, and ask you to explain it to me the second.',
    answersIn: 25,
    hours: [
      { days: schoolDays, from: '09:00', to: '13:00' },
      { days: weekdays, from: '16:00', to: '18:30' },
    ],
  },
  {
    name: 'Meher Irani',
    email: 'meher.irani@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['French', 'German'],
    hourlyRate: 1000,
    bio: 'Two languages, one habit: fifteen minutes a day between our lessons. I prepare for DELF and Goethe up to B2, and speak only the language you are learning after the third week.',
    qualifications: ['DALF C2', 'Goethe-Zertifikat C1', 'M.A. French, University of Mumbai'],
    languages: ['en', 'fr', 'de', 'gu'],
    levels: ['secondary', 'college', 'adult'],
    boards: ['ib', 'igcse', 'cbse'],
    workingNote:
      'A little every day is better than a lot on Sunday. I send fifteen minutes of listening between our lessons.',
    answersIn: 200,
    hours: [
      { days: ['Monday', 'Tuesday', 'Thursday'], from: '11:00', to: '19:00' },
      { days: ['Saturday'], from: '11:00', to: '15:00' },
    ],
  },
  {
    name: 'Vikram Joshi',
    email: 'vikram.joshi@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Chess'],
    hourlyRate: 500,
    bio: 'FIDE rated 2140. I look at your own games before we open a book: nine losses in ten below 1500 are tactics. Homework is ten puzzles a day, and one game that you annotate yourself.',
    qualifications: ['FIDE Candidate Master', 'Coach of the Nagpur district under-13 team'],
    languages: ['mr', 'hi', 'en'],
    levels: ['primary', 'middle', 'secondary', 'adult'],
    boards: [],
    workingNote:
      'Send me three of your games before we meet, lost ones if you can. We look at them before we open any book.',
    answersIn: 400,
    hours: [{ days: weekdays, from: '18:00', to: '22:00' }],
  },
  {
    name: 'Nandini Hegde',
    email: 'nandini.hegde@paadam.test',
    timeZone: 'Asia/Singapore',
    subjects: ['Drawing and Painting'],
    hourlyRate: 850,
    bio: 'Illustrator of children’s books, from Mysuru, in Singapore since 2019. Bring a soft pencil and something from your kitchen table; we draw what we see and not what we know.',
    qualifications: ['B.F.A. Painting, Chamarajendra Academy of Visual Arts', '12 published picture books'],
    languages: ['kn', 'en'],
    levels: ['primary', 'middle', 'adult'],
    boards: [],
    workingNote:
      'Soft pencil, plain paper, and something from your kitchen table. Nobody’s drawing is shown to anyone else.',
    answersIn: 130,
    hours: [
      { days: ['Tuesday', 'Wednesday', 'Friday'], from: '14:00', to: '20:00' },
      { days: ['Sunday'], from: '13:00', to: '18:00' },
    ],
  },
  {
    name: 'Zoya Ansari',
    email: 'zoya.ansari@paadam.test',
    timeZone: 'Asia/Kolkata',
    subjects: ['Hindi', 'Political Science', 'Geography'],
    hourlyRate: 300,
    bio: 'I am reading for a master’s in Delhi and remember very well what Class 10 felt like. Hindi grammar, civics and map work for CBSE, in short lessons with no fear of the red pen.',
    qualifications: ['B.A. (Hons) Political Science, Delhi University', 'CTET Paper II'],
    languages: ['hi', 'en', 'ur'],
    levels: ['middle', 'secondary'],
    boards: ['cbse', 'nios'],
    workingNote:
      'Short lessons, map work in colour, and one answer written in full each time. Tell me your test dates.',
    answersIn: 20,
    hours: [
      { days: weekdays, from: '08:00', to: '10:00' },
      { days: ['Monday', 'Wednesday', 'Friday', 'Sunday'], from: '17:00', to: '20:30' },
    ],
  },
];

export const weekOf = ({ hours }: SampleTutor): WeeklyHours[] =>
  hours.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, startMinute: toMinute(from), endMinute: toMinute(to) })),
  );
