/** Kinds of things that the bench makes in large numbers. */
const kinds = { tutor: '01936f00-0000-7000-8001-', student: '01936f00-0000-7000-8002-' } as const;

/** @returns what stands before the twelve hexadecimal digits of the number */
export const idPrefixOf = (kind: keyof typeof kinds): string => kinds[kind];

/** @returns the id of the nth thing of its kind */
export const idOf = (kind: keyof typeof kinds, index: number): string =>
  kinds[kind] + index.toString(16).padStart(12, '0');
