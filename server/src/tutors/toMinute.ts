/** @param time "HH:MM", "24:00" for the end of the day @returns minutes after midnight */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
