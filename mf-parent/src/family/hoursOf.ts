/** @param minutes of lessons @returns hours, to a tenth */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;
