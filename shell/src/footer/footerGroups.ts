/** The footer's links. One whose page is not there is left out, and so is a group without links. */
export const footerGroups = [
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
    title: 'Your account',
    links: [
      { label: 'Sign in', path: '/login' },
      { label: 'Register', path: '/register' },
    ],
  },
] as const;
