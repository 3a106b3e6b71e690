interface FooterGroup {
  title: string;
  links: { label: string; path: string }[];
  /** Ways in are of no use to who is in. */
  forVisitors?: boolean;
}

/** The footer's links. One whose page is not there is left out, and so is a group without links. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Find a tutor', path: '/tutors' },
      { label: 'Subjects', path: '/subjects' },
    ],
  },
  {
    title: 'Paadam',
    links: [
      { label: 'About Us', path: '/about' },
      { label: 'Contact Us', path: '/contact' },
    ],
  },
  {
    title: 'Help and rules',
    links: [
      { label: 'Help', path: '/help' },
      { label: 'Child Safety', path: '/safety' },
      { label: 'Terms of Use', path: '/terms' },
      { label: 'Privacy', path: '/privacy' },
      { label: 'Payments and Refunds', path: '/refunds' },
    ],
  },
  {
    title: 'Your account',
    forVisitors: true,
    links: [
      { label: 'Sign in', path: '/login' },
      { label: 'Register', path: '/register' },
    ],
  },
];
