import * as texts from '../messages/home';
import type { Statistic } from '../statistics/StatisticsStrip';

/**
 * What the front page says of Paadam. The figures and names are samples: put your own here before you go live.
 * The words stand in messages/en.json and its translations.
 */

export interface Testimonial {
  id: number;
  name: string;
  text: () => string;
  /** Address of a picture; empty: the initials. */
  img: string;
  /** Seconds before its entrance begins. */
  delay: number;
}

export interface Banner {
  id: 'match' | 'whiteboard';
  title: () => string;
  text: () => string;
  action: { label: () => string; to: string };
}

export const home = {
  documentTitle: texts.documentTitle,
  title: texts.title,
  lead: texts.lead,
  statistics: [
    { value: '898', label: texts.expertTutors },
    { value: '20,000+', label: texts.hoursOfContent },
    { value: '298', label: texts.subjectsAndCourses },
    { value: '72,878+', label: texts.activeStudents },
  ] satisfies Statistic[],
  benefitsTitle: texts.benefitsTitle,
  tutorsTitle: texts.tutorsTitle,
  tutorsLead: texts.tutorsLead,
  subjectsLead: texts.subjectsLead,
  testimonialsTitle: texts.testimonialsTitle,
};

export const benefits = [
  {
    id: 'matching',
    title: texts.matching,
    text: texts.matchingText,
  },
  {
    id: 'guarantee',
    title: texts.guarantee,
    text: texts.guaranteeText,
  },
  {
    id: 'clock',
    title: texts.clock,
    text: texts.clockText,
  },
  {
    id: 'whiteboard',
    title: texts.whiteboard,
    text: texts.whiteboardText,
  },
  {
    id: 'prices',
    title: texts.prices,
    text: texts.pricesText,
  },
] as const;

export const banners: readonly Banner[] = [
  {
    id: 'match',
    title: texts.matchBanner,
    text: texts.matchBannerText,
    action: { label: texts.findATutor, to: '/tutors' },
  },
  {
    id: 'whiteboard',
    title: texts.teachBanner,
    text: texts.teachBannerText,
    action: { label: texts.becomeATutor, to: '/register?role=tutor' },
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Aditi S.',
    text: texts.testimonial1,
    img: '',
    delay: 0,
  },
  {
    id: 2,
    name: 'Prakash M.',
    text: texts.testimonial2,
    img: '',
    delay: 0.15,
  },
  {
    id: 3,
    name: 'Zoya K.',
    text: texts.testimonial3,
    img: '',
    delay: 0.3,
  },
  {
    id: 4,
    name: 'Nikhil T.',
    text: texts.testimonial4,
    img: '',
    delay: 0.45,
  },
];
