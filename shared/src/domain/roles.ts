/** The roles a person can register with. The role decides the navigation, the home area and the rights. */
export const roles = ['student', 'parent', 'tutor'] as const;
export type Role = (typeof roles)[number];

/** Where a signed-in person's own area starts. */
export const homePathOf = (role: Role): string => `/${role}`;
