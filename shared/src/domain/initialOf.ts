/** @returns the first letter with the signs that belong to it, which other scripts than the Latin one write around it */
export const initialOf = (name: string): string => /^.\p{M}*/u.exec(name)?.[0] ?? '';
