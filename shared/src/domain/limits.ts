/** Every limit that the screens and the server both state. */
export const limits = {
  nameCharacters: 100,
  emailCharacters: 254,
  passwordCharacters: { min: 12, max: 128 },
  code: { digits: 6, minutes: 10, tries: 5, secondsBetweenSends: 60, sendsPerHour: 5 },
  bookingDaysAhead: 90,
  pendingBookingHours: 48,
  slotStepMinutes: 30,
  slotRangeDays: 35,
  session: { idleDays: 14, absoluteDays: 90 },
  pageRows: { standard: 20, max: 100 },
} as const;
