/** Every limit that the screens and the server both state. */
export const limits = {
  nameCharacters: 100,
  emailCharacters: 254,
  passwordCharacters: { min: 12, max: 128 },
  code: { digits: 6, minutes: 10, tries: 5, secondsBetweenSends: 60, sendsPerHour: 5 },
  /**
   * Two-step sign-in. A ticket is what a browser has from the right password on, until the code. The app's codes are those
   * of RFC 6238 that every app knows: six digits, new every 30 seconds, and good for one step of that before and after.
   */
  twoStep: {
    digits: 6,
    seconds: 30,
    ticketMinutes: 10,
    tries: 5,
    setupMinutes: 60,
    recoveryCodes: 10,
    /** From so many on it is time for new ones. */
    fewRecoveryCodes: 3,
  },
  bookingDaysAhead: 90,
  pendingBookingHours: 48,
  /**
   * Of one student, the person who books. How many requests may wait for an answer grows with the lessons that the student has had: a
   * throw-away account holds no more than three hours, and one of a tutor's. At the end a lesson in each of the weeks ahead
   * fits in, and two a week while all of them wait.
   */
  requests: {
    ofOneTutorInAnHour: 15,
    waiting: [
      { fromLessons: 0, inAll: 3, ofOneTutor: 1 },
      { fromLessons: 1, inAll: 10, ofOneTutor: 10 },
      { fromLessons: 5, inAll: 30, ofOneTutor: 30 },
    ],
  },
  /** Before the start of a lesson: from then on it can be joined. */
  joinMinutes: 10,
  slotRangeDays: 35,
  session: { idleDays: 14, absoluteDays: 90 },
  urlCharacters: 2_000,
  /** What may be uploaded, and the edge of the square in pixels that is made of it. */
  photo: { bytes: 5_000_000, edge: 512 },
  bioCharacters: 5_000,
  /** Of how a tutor works. */
  workingNoteCharacters: 1_000,
  qualifications: 20,
  qualificationCharacters: 200,
  tutorSubjects: 40,
  /** Whole rupees: the price of the longest lesson, in paise, stays far below what the database holds. */
  hourlyRate: 100_000,
  /** Whole rupees. Outside of it a tutor is asked whether the rate is meant: an hour of school lessons is far within. */
  usualHourlyRate: { from: 100, to: 5_000 },
  /**
   * Trial lessons: one of each pair of a student and a tutor, and so many of one student in a month. The price in paise is nothing,
   * or what every gateway takes.
   */
  trial: { ofStudentInAMonth: 3, price: { least: 5_000, most: 1_000_000 } },
  availabilityRows: 50,
  searchCharacters: 100,
  stars: 5,
  reviewCharacters: 2_000,
  reasonCharacters: 500,
  /** Of what a booking says to the tutor. */
  noteCharacters: 1_000,
  /** Free times of a tutor in the list. */
  nextFreeTimes: 3,
  /**
   * Messages to the operator in a day, each of which is a mail: of one signed-in person, or one network of visitors; with one reply
   * address; and of all visitors together.
   */
  contact: {
    subjectCharacters: 200,
    messageCharacters: 5_000,
    aDay: { ofOne: 20, withOneAddress: 10, ofVisitors: 300 },
  },
  idempotencyKeyCharacters: 255,
  pageRows: { standard: 20, max: 100 },
} as const;
