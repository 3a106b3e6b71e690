/** @param unit in the singular @returns "1 busy time", "34 busy times" */
export const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
