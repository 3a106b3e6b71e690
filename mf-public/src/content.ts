/**
 * Every marketing figure and text of the public pages, for an operator to replace without touching a component.
 * The figures and the testimonials are samples: put your own here before you go live.
 */

export interface Statistic {
  /** As it is read; the first number in it counts up. */
  value: string;
  label: string;
}

export interface Testimonial {
  id: number;
  name: string;
  text: string;
  /** Address of a picture; empty: the initials. */
  img: string;
  /** Seconds before its entrance begins. */
  delay: number;
}

export interface Banner {
  id: 'match' | 'whiteboard';
  title: string;
  text: string;
  action: { label: string; to: string };
}

export const home = {
  documentTitle: 'Online tutors for every subject',
  title: 'Find the tutor who makes it click',
  lead: 'One-on-one online lessons for school, college and everything after, at an hour and a price that suit you.',
  statistics: [
    { value: '898', label: 'expert tutors' },
    { value: '20,000+', label: 'hours of content' },
    { value: '298', label: 'subjects and courses' },
    { value: '72,878+', label: 'active students' },
  ] satisfies Statistic[],
  benefitsTitle: 'Everything that a good lesson needs',
  subjectsLead: 'Pick a subject, and meet the people who teach it.',
  testimonialsTitle: 'What learners say',
};

export const benefits = [
  {
    id: 'matching',
    title: 'Free and private matching',
    text: 'Compare tutors for as long as you like. It costs nothing, and nobody is told until you ask for a lesson.',
  },
  {
    id: 'guarantee',
    title: 'Satisfaction guarantee',
    text: 'If a lesson was not what you had hoped for, tell us, and we help to put it right.',
  },
  {
    id: 'clock',
    title: 'Tutors around the clock',
    text: 'Before school, after dinner or at midnight before the exam: somebody is there at your hour.',
  },
  {
    id: 'whiteboard',
    title: 'Interactive whiteboard with audio and video chat',
    text: 'Draw on one board, hear and see each other, as if you sat at the same table.',
  },
  {
    id: 'prices',
    title: 'Hourly prices chosen by budget',
    text: 'Every tutor names a price for the hour. You choose the one that fits, and pay for the lesson only.',
  },
] as const;

export const banners: readonly Banner[] = [
  {
    id: 'match',
    title: 'Stuck on tonight’s homework?',
    text: 'Find a tutor who has time, send the question along, and work through it together.',
    action: { label: 'Find a tutor', to: '/tutors' },
  },
  {
    id: 'whiteboard',
    title: 'You know it well? Teach it.',
    text: 'Set your own hours and your own price. The students and the whiteboard are here already.',
    action: { label: 'Become a tutor', to: '/register?role=tutor' },
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Aditi S.',
    text: 'In Class 10 I used to copy the steps. Now I can say why each of them is there, and the marks came by themselves.',
    img: '',
    delay: 0,
  },
  {
    id: 2,
    name: 'Prakash M.',
    text: 'As a parent I see when the next lesson is and who teaches it. That is all I wanted, and it took five minutes.',
    img: '',
    delay: 0.15,
  },
  {
    id: 3,
    name: 'Zoya K.',
    text: 'My tutor is free at ten at night, which is when I am. We draw on the board until it makes sense.',
    img: '',
    delay: 0.3,
  },
  {
    id: 4,
    name: 'Nikhil T.',
    text: 'One hour a week on only the chapters I was afraid of, until NEET. It was the best part of the whole year.',
    img: '',
    delay: 0.45,
  },
];

export const tutors = {
  lead: 'Qualified people who like to explain. See what they teach, what they cost and when they have time.',
  statistics: [
    { value: '862', label: 'Expert Tutors' },
    { value: '19,999+', label: 'Hours Content' },
    { value: '286', label: 'Subjects & Courses' },
    { value: '72,877+', label: 'Active Students' },
  ] satisfies Statistic[],
};

/** Beside the registration and sign-in forms. */
export const account = {
  title: 'One-on-one lessons that fit your week',
  points: [
    'Compare tutors by subject, rating and price',
    'Book an hour that is really free',
    'Students, parents and tutors in one place',
  ],
};
