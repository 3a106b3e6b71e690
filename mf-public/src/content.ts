/**
 * Every marketing figure and text of the public pages, for an operator to replace without touching a component.
 * The figures, the testimonials, the story and the team are samples: put your own here before you go live.
 */

export interface Statistic {
  /** As it is read; the first number in it counts up. */
  value: string;
  label: string;
  /** It does not count up: '24/7' is no quantity. */
  still?: boolean;
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

export interface TeamMember {
  /** Chooses the drawing. */
  id: 'founder' | 'tutors' | 'support';
  name: string;
  role: string;
  text: string;
  /** Address of a picture; empty: the drawing. */
  img: string;
}

export interface SocialPlace {
  /** Chooses the icon. */
  id: 'instagram' | 'youtube' | 'linkedin';
  name: string;
  /** Address of your page there; empty: the icon is no link. */
  href: string;
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
  lead: 'One-on-one online lessons, at an hour and a price that suit you.',
  statistics: [
    { value: '898', label: 'expert tutors' },
    { value: '20,000+', label: 'hours of content' },
    { value: '298', label: 'subjects and courses' },
    { value: '72,878+', label: 'active students' },
  ] satisfies Statistic[],
  benefitsTitle: 'Everything that a good lesson needs',
  tutorsTitle: 'Tutors with time for you',
  tutorsLead: 'Each with the next hour that is free.',
  subjectsLead: 'Pick a subject and meet its tutors.',
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
    text: 'Set your own hours and your own price. The students are here already.',
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

export const subjects = {
  lead: 'From the first fractions to the last entrance exam: choose what you want to learn, and see who teaches it.',
};

export const about = {
  lead: 'Paadam is the Tamil word for lesson. We bring people who want to learn together with people who love to explain.',
  statistics: [
    { value: '50K+', label: 'students' },
    { value: '98%', label: 'satisfaction' },
    { value: '862', label: 'tutors' },
    { value: '24/7', label: 'support', still: true },
  ] satisfies Statistic[],
  story: {
    title: 'Our story',
    paragraphs: [
      'Paadam was founded in 2023, at a kitchen table in Madurai, over one question: why is a good tutor so hard to find while so many good tutors are looking for students?',
      'What families asked for was simple. Who teaches? What does an hour cost? When are they really free? A page that answered these three was the first Paadam, and it is still what every tutor’s card here does.',
      'Anyone may apply to teach with us. We accept the top 5% of tutor applicants.',
    ],
    facts: [
      { value: '2023', label: 'the year we were founded' },
      { value: 'Top 5%', label: 'of tutor applicants are accepted' },
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To put a good teacher within reach of every learner, whatever the subject, the town or the hour of the day.',
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        id: 'find',
        title: 'Find your tutor',
        text: 'Look through the tutors of your subject. Their price, their hours and their ratings are on the card.',
      },
      {
        id: 'book',
        title: 'Book an hour',
        text: 'Choose a time that is open. The tutor confirms it, and the lesson is yours.',
      },
      {
        id: 'learn',
        title: 'Learn together',
        text: 'Meet online, one on one, in the lesson’s own room. Afterwards, tell others how it was.',
      },
    ] as const,
  },
  values: {
    title: 'What we stand for',
    items: [
      {
        id: 'patience',
        title: 'Patience',
        text: 'Nobody is slow here. A good tutor explains it a third way, and then a fourth.',
      },
      {
        id: 'honesty',
        title: 'Honesty',
        text: 'The price you see is the price you pay, and a rating comes from a lesson that took place.',
      },
      {
        id: 'welcome',
        title: 'Room for everyone',
        text: 'Every board, every age and every pace. Curiosity is the only entrance exam.',
      },
    ] as const,
  },
  team: {
    title: 'The people behind Paadam',
    members: [
      {
        id: 'founder',
        name: 'Kavitha Sundaram',
        role: 'Founder',
        text: 'Taught physics for eleven years, and still does on Saturdays.',
        img: '',
      },
      {
        id: 'tutors',
        name: 'Imran Sheikh',
        role: 'Head of tutors',
        text: 'Looks after everybody who teaches here.',
        img: '',
      },
      {
        id: 'support',
        name: 'Leela Menon',
        role: 'Learner support',
        text: 'Answers when something is stuck.',
        img: '',
      },
    ] satisfies TeamMember[],
  },
  invitation: {
    visitor: {
      title: 'Your first lesson is a few clicks away',
      text: 'An account is free, and takes a minute.',
      label: 'Join Paadam',
    },
    learner: {
      title: 'What would you like to learn next?',
      text: 'Choose a subject, and see who has time this week.',
      label: 'Find a tutor',
    },
    tutor: {
      title: 'Thank you for teaching here',
      text: 'Your students and their lessons are waiting in your panel.',
      label: 'Go to your panel',
    },
  },
};

export const contact = {
  lead: 'A question, an idea, something that does not work? A person reads every message.',
  formTitle: 'Write to us',
  /** Below the button. */
  answerTime: 'We usually answer within one working day.',
  waysTitle: 'Other ways to reach us',
  /** Shown unless the server names the operator's own address (OPERATOR_EMAIL). */
  defaultEmail: 'hello@paadam.test',
  location: 'Madurai, TN, India',
  social: [
    { id: 'instagram', name: 'Instagram', href: '' },
    { id: 'youtube', name: 'YouTube', href: '' },
    { id: 'linkedin', name: 'LinkedIn', href: '' },
  ] satisfies SocialPlace[] as SocialPlace[],
  /** Beside the icons while none of them has an address. */
  socialSoon: 'Soon here too. Until then, the form and the mail reach us.',
};
