/** The roles a person can register with. The role decides the navigation, the home area and the rights. */
export const roles = ['student', 'parent', 'tutor'] as const;
export type Role = (typeof roles)[number];
