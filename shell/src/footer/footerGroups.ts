import * as words from '../messages/footer';

interface FooterGroup {
  title: () => string;
  links: { label: () => string; path: string }[];
  /** Ways in are of no use to who is in. */
  forVisitors?: boolean;
}

/** The footer's links. One whose page is not there is left out, and so is a group without links. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: words.learn,
    links: [
      { label: words.findTutor, path: '/tutors' },
      { label: words.subjects, path: '/subjects' },
    ],
  },
  {
    title: words.paadam,
    links: [
      { label: words.aboutUs, path: '/about' },
      { label: words.contactUs, path: '/contact' },
    ],
  },
  {
    title: words.helpAndRules,
    links: [
      { label: words.help, path: '/help' },
      { label: words.childSafety, path: '/safety' },
      { label: words.terms, path: '/terms' },
      { label: words.privacy, path: '/privacy' },
      { label: words.refunds, path: '/refunds' },
    ],
  },
  {
    title: words.yourAccount,
    forVisitors: true,
    links: [
      { label: words.signIn, path: '/login' },
      { label: words.register, path: '/register' },
    ],
  },
];
