import * as texts from '../messages/about';
import type { Statistic } from '../statistics/StatisticsStrip';

/**
 * Story, figures and team. The figures and names are samples: put your own here before you go live.
 * The words stand in messages/en.json and its translations.
 */

export interface TeamMember {
  /** Chooses the drawing. */
  id: 'founder' | 'tutors' | 'support';
  name: string;
  role: () => string;
  text: () => string;
  /** Address of a picture; empty: the drawing. */
  img: string;
}

export const about = {
  lead: texts.lead,
  statistics: [
    { value: '50K+', label: texts.students },
    { value: '98%', label: texts.satisfaction },
    { value: '862', label: texts.tutors },
    { value: '24/7', label: texts.support, still: true },
  ] satisfies Statistic[],
  story: {
    title: texts.ourStory,
    paragraphs: [texts.story1, texts.story2, texts.story3],
    facts: [
      { value: () => '2023', label: texts.theYearWeWereFounded },
      { value: texts.topFive, label: texts.ofTutorApplicantsAreAccepted },
    ],
  },
  mission: {
    title: texts.ourMission,
    text: texts.missionText,
  },
  howItWorks: {
    title: texts.howItWorks,
    steps: [
      {
        id: 'find',
        title: texts.findYourTutor,
        text: texts.findText,
      },
      {
        id: 'book',
        title: texts.bookAnHour,
        text: texts.bookText,
      },
      {
        id: 'learn',
        title: texts.learnTogether,
        text: texts.learnText,
      },
    ] as const,
  },
  values: {
    title: texts.whatWeStandFor,
    items: [
      {
        id: 'patience',
        title: texts.patience,
        text: texts.patienceText,
      },
      {
        id: 'honesty',
        title: texts.honesty,
        text: texts.honestyText,
      },
      {
        id: 'welcome',
        title: texts.roomForEveryone,
        text: texts.roomText,
      },
    ] as const,
  },
  team: {
    title: texts.thePeopleBehindPaadam,
    members: [
      {
        id: 'founder',
        name: 'Kavitha Sundaram',
        role: texts.founder,
        text: texts.founderText,
        img: '',
      },
      {
        id: 'tutors',
        name: 'Imran Sheikh',
        role: texts.headOfTutors,
        text: texts.headText,
        img: '',
      },
      {
        id: 'support',
        name: 'Leela Menon',
        role: texts.learnerSupport,
        text: texts.supportText,
        img: '',
      },
    ] satisfies TeamMember[],
  },
  invitation: {
    visitor: {
      title: texts.visitorTitle,
      text: texts.visitorText,
      label: texts.joinPaadam,
    },
    learner: {
      title: texts.learnerTitle,
      text: texts.learnerText,
      label: texts.findATutor,
    },
    tutor: {
      title: texts.tutorTitle,
      text: texts.tutorText,
      label: texts.goToYourPanel,
    },
  },
};
