import {
  emailReaders,
  examBoards,
  languageCodes,
  levels,
  limits,
  timesOfDay,
  weekdays,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import {
  Closed,
  Contact,
  EndOfTime,
  GivenEmail,
  GivenName,
  Id,
  Ignored,
  Instant,
  LanguageName,
  Nullable,
  OneOf,
  PersonName,
  PictureAddress,
  pageQuery,
  RoleName,
  TimeOfDay,
  TimeZone,
  typedAs,
  WebAddress,
} from './schema';

/** One stretch of a tutor's week, "HH:MM" on the clock of the tutor's own zone, end after start. */
export const Availability = Closed({
  day: OneOf(weekdays),
  startTime: TimeOfDay,
  endTime: EndOfTime,
});
export type Availability = Static<typeof Availability>;

/** Whole rupees an hour. */
const Rate = Type.Integer({ minimum: 0, maximum: limits.hourlyRate, examples: [600] });

export const Rating = Type.Object({
  /** 1 to 5; null while there is no rating. */
  average: Nullable(Type.Number({ examples: [4.8] })),
  count: Type.Integer({ examples: [25] }),
});
export type Rating = Static<typeof Rating>;

const bioExample = 'I make algebra plain, one step at a time.';
const qualificationExample = 'M.Sc. Mathematics';
const workingNoteExample = 'Bring what you tried. We begin with the step where you got stuck.';

/** Each at most once, in the order of the domain's list. */
const someOf = <const T extends readonly string[]>(values: T) =>
  Type.Array(OneOf(values), { maxItems: values.length });

const tutorFields = {
  bio: Type.String({ examples: [bioExample] }),
  qualifications: Type.Array(Type.String({ examples: [qualificationExample] })),
  /** Ids of the subjects taught. */
  subjects: Type.Array(Id),
  /** Whole rupees an hour; null until the tutor has set it. */
  hourlyRate: Nullable(Type.Integer({ examples: [600] })),
  /** Paise for a trial lesson of half an hour; null or absent: the tutor offers none. */
  trialPrice: Type.Optional(Nullable(Type.Integer({ examples: [15_000] }))),
  availability: Type.Array(Availability),
  /** Whether the tutor has ever opened hours beyond the week. */
  hasExtraHours: Type.Optional(Type.Boolean({ examples: [false] })),
  rating: Rating,
  /** BCP 47 codes of the languages that the tutor teaches in. */
  languages: Type.Array(OneOf(languageCodes)),
  levels: Type.Array(OneOf(levels)),
  boards: Type.Array(OneOf(examBoards)),
  /** How the tutor works; may be empty. */
  workingNote: Type.String({ examples: [workingNoteExample] }),
  /** The median of the minutes from a request to its answer, over the last fifty answers; null while there is none. */
  replyMinutes: Nullable(Type.Integer({ examples: [95] })),
  /** Completed lessons. */
  lessonsTaught: Type.Integer({ examples: [214] }),
};

/** A tutor as anyone sees them. */
export const Tutor = Type.Object({
  _id: Id,
  name: GivenName,
  /** Null where the tutor keeps it to people with a booking. */
  email: Nullable(GivenEmail),
  profileUrl: Nullable(PictureAddress),
  timeZone: TimeZone,
  ...tutorFields,
});
export type Tutor = Static<typeof Tutor>;

/** A profile. Which fields it has depends on whose it is and who asks. */
export const Profile = Type.Object({
  _id: Id,
  name: GivenName,
  /** Null only of a tutor who keeps it to people with a booking. */
  email: Nullable(GivenEmail),
  profileUrl: Nullable(PictureAddress),
  role: Type.Optional(RoleName),
  timeZone: Type.Optional(TimeZone),
  /** In one's own profile alone: in which one reads pages and mails. */
  language: Type.Optional(LanguageName),
  /** A tutor's. */
  bio: Type.Optional(tutorFields.bio),
  qualifications: Type.Optional(tutorFields.qualifications),
  subjects: Type.Optional(tutorFields.subjects),
  hourlyRate: Type.Optional(tutorFields.hourlyRate),
  trialPrice: tutorFields.trialPrice,
  availability: Type.Optional(tutorFields.availability),
  hasExtraHours: tutorFields.hasExtraHours,
  rating: Type.Optional(tutorFields.rating),
  /** How many reviews give one star, two, and so on up to five. */
  ratingCounts: Type.Optional(
    Type.Array(Type.Integer({ examples: [3] }), {
      minItems: limits.stars,
      maxItems: limits.stars,
      examples: [[0, 0, 1, 4, 20]],
    }),
  ),
  languages: Type.Optional(tutorFields.languages),
  levels: Type.Optional(tutorFields.levels),
  boards: Type.Optional(tutorFields.boards),
  workingNote: Type.Optional(tutorFields.workingNote),
  replyMinutes: Type.Optional(tutorFields.replyMinutes),
  lessonsTaught: Type.Optional(tutorFields.lessonsTaught),
  /** A tutor's: how long before a lesson it has to be asked for, in minutes, and how many days ahead it may be. */
  noticeMinutes: Type.Optional(Type.Integer({ examples: [120] })),
  windowDays: Type.Optional(Type.Integer({ examples: [90] })),
  /** In a tutor's own profile alone. */
  emailFor: Type.Optional(OneOf(emailReaders)),
  /** A parent's linked children. */
  children: Type.Optional(Type.Array(Contact)),
  /** A student's linked parents, and the first of them. */
  parents: Type.Optional(Type.Array(Contact)),
  parent: Type.Optional(Nullable(Contact)),
});
export type Profile = Static<typeof Profile>;

export const profile = defineCall('profile', {
  summary: 'A profile: one’s own whole, a tutor’s public fields, a student’s name for those who may know it',
  who: 'anyone',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Profile),
  errors: ['not_found'],
});

export const saveProfile = defineCall('saveProfile', {
  summary:
    'Change one’s own profile; what is left out stays as it is. A tutor’s fields do nothing for others',
  who: 'signed-in',
  params: Closed({ id: Id }),
  body: Closed({
    name: Type.Optional(PersonName),
    /** Of a picture on the web, which is fetched once, now. Null, or empty: none. */
    profileUrl: Type.Optional(Nullable(WebAddress)),
    timeZone: Type.Optional(TimeZone),
    language: Type.Optional(LanguageName),
    bio: Type.Optional(
      Type.String({ ...typedAs('text'), maxLength: limits.bioCharacters, examples: [bioExample] }),
    ),
    qualifications: Type.Optional(
      Type.Array(
        Type.String({
          ...typedAs('line'),
          maxLength: limits.qualificationCharacters,
          examples: [qualificationExample],
        }),
        { maxItems: limits.qualifications },
      ),
    ),
    subjects: Type.Optional(Type.Array(Id, { maxItems: limits.tutorSubjects })),
    hourlyRate: Type.Optional(Nullable(Rate)),
    /** Paise: nothing, or at least ₹50; null: no trial lessons. */
    trialPrice: Type.Optional(
      Nullable(Type.Integer({ minimum: 0, maximum: limits.trial.price.most, examples: [15_000] })),
    ),
    /** Overlapping rows of a day are made one. */
    availability: Type.Optional(Type.Array(Availability, { maxItems: limits.availabilityRows })),
    languages: Type.Optional(someOf(languageCodes)),
    levels: Type.Optional(someOf(levels)),
    boards: Type.Optional(someOf(examBoards)),
    workingNote: Type.Optional(
      Type.String({
        ...typedAs('text'),
        maxLength: limits.workingNoteCharacters,
        examples: [workingNoteExample],
      }),
    ),
    emailFor: Type.Optional(OneOf(emailReaders)),
    email: Ignored,
    role: Ignored,
    children: Ignored,
    parent: Ignored,
    id: Ignored,
  }),
  status: 200,
  answer: Envelope(Profile),
  errors: ['validation_failed', 'not_found', 'too_many_requests'],
});

const Photo = Type.Object({
  /** A path of this site; null: there is none. */
  profileUrl: Nullable(PictureAddress),
});

export const savePhoto = defineCall('savePhoto', {
  summary: 'Give oneself a photo: it is cut square and made small, and nothing but that is kept',
  who: 'signed-in',
  body: Closed({
    /** The file's bytes in base64: JPEG, PNG or WebP, at most 5 MB. */
    picture: Type.String({
      // Whether it is base64 shows when it is decoded: a pattern would walk over millions of signs first.
      minLength: 1,
      description: 'a picture in base64',
      examples: ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    }),
  }),
  // Base64 is a third longer than the file; and who sends a little too much is told so in plain words.
  bodyBytes: 2 * limits.photo.bytes,
  status: 200,
  answer: Envelope(Photo),
  errors: ['validation_failed'],
});

export const removePhoto = defineCall('removePhoto', {
  summary: 'Take one’s photo away; initials stand in for it',
  who: 'signed-in',
  status: 200,
  answer: Envelope(Photo),
  errors: [],
});

/** How the list of tutors can be ordered. */
const tutorOrders = ['recommended', 'price-up', 'price-down', 'rating'] as const;
export type TutorOrder = (typeof tutorOrders)[number];

/** What of a tutor the search found, and how it reads there: "Quadratic equations", "Classes 9–10", a piece of the bio. */
const Match = Type.Object({
  field: OneOf(['name', 'subject', 'topic', 'level', 'board', 'language', 'bio']),
  text: Type.String({ examples: ['Quadratic equations'] }),
});
export type Match = Static<typeof Match>;

/** A tutor in the list. */
export const ListedTutor = Type.Object({
  ...Tutor.properties,
  /** The start of the next free lesson of an hour; null where there is none, or the tutor has given no hours. */
  nextFreeTime: Nullable(Instant),
  /** The starts of the next three free lessons of an hour, `nextFreeTime` first; fewer where there are no more. */
  nextFreeTimes: Type.Array(Instant),
  /** Why the search found the tutor, in the order of the words that were typed; absent where nothing was searched for. */
  matches: Type.Optional(Type.Array(Match)),
});
export type ListedTutor = Static<typeof ListedTutor>;

/** What the tutors that are looked for have in common. */
const tutorFilters = {
  /**
   * Words of the name, the bio, a subject, its other names in any script or its topics; a level ("class 10"), a board, a
   * language. Typing errors and accents are forgiven.
   */
  q: Type.Optional(
    Type.String({ ...typedAs('line'), maxLength: limits.searchCharacters, examples: ['maths class 10'] }),
  ),
  /** The id of a subject. */
  subject: Type.Optional(Id),
  minRate: Type.Optional(Rate),
  maxRate: Type.Optional(Rate),
  /** A day of the tutor's week. */
  day: Type.Optional(OneOf(weekdays)),
  /** A part of the tutor's day; with `day` of that one, else of any. A lesson of an hour begins in it. */
  timeOfDay: Type.Optional(OneOf(timesOfDay)),
  level: Type.Optional(OneOf(levels)),
  board: Type.Optional(OneOf(examBoards)),
  language: Type.Optional(OneOf(languageCodes)),
  /** The least average of stars; tutors without a rating are left out. */
  minRating: Type.Optional(Type.Number({ minimum: 1, maximum: limits.stars, examples: [4] })),
};

export const getAllTutors = defineCall('getAllTutors', {
  summary: 'The listed tutors',
  who: 'anyone',
  isPublic: true,
  query: Closed({
    ...pageQuery,
    ...tutorFilters,
    sort: Type.Optional(OneOf(tutorOrders)),
  }),
  status: 200,
  answer: ListEnvelope(ListedTutor),
  errors: ['validation_failed', 'malformed_request'],
});

const Count = Type.Integer({ minimum: 0, examples: [12] });

/**
 * How many tutors the list has, and how many it would have with another choice. A filter whose choices would leave too many to
 * count is left out, its list empty; a client then shows no figure at its choices.
 */
export const TutorCounts = Type.Object({
  total: Count,
  /** False: there are more than `total`, and all figures are of the first so many alone. */
  totalIsExact: Type.Boolean({ examples: [true] }),
  subjects: Type.Array(Type.Object({ _id: Id, count: Count })),
  levels: Type.Array(Type.Object({ level: OneOf(levels), count: Count })),
  boards: Type.Array(Type.Object({ board: OneOf(examBoards), count: Count })),
  languages: Type.Array(Type.Object({ language: OneOf(languageCodes), count: Count })),
  days: Type.Array(Type.Object({ day: OneOf(weekdays), count: Count })),
  timesOfDay: Type.Array(Type.Object({ timeOfDay: OneOf(timesOfDay), count: Count })),
});
export type TutorCounts = Static<typeof TutorCounts>;

export const tutorCounts = defineCall('tutorCounts', {
  summary:
    'How many tutors pass the filters; and by subject, level and so on, how many would with that choice instead of the present one. What nobody has is left out',
  who: 'anyone',
  isPublic: true,
  query: Closed(tutorFilters),
  status: 200,
  answer: Envelope(TutorCounts),
  errors: ['validation_failed', 'malformed_request'],
});
