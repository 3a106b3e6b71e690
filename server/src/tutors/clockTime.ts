/** @param minute minutes after midnight, 0 to 1440 @returns "HH:MM", "24:00" for the end of the day */
export const toClockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @param time "HH:MM" @returns minutes after midnight */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
