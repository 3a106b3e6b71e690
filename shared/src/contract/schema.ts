import { limits, roles, siteLanguages, visibleSign } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';

/** An object that refuses what it does not name. */
export const Closed = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Null as well. Of a plain type it is said without a union, whose branches would be tried at each answer. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>(
    'type' in schema && typeof schema.type === 'string' && schema.type !== 'object' && !('enum' in schema)
      ? { ...schema, type: [schema.type, 'null'] }
      : Type.Union([schema, Type.Null()]),
  );

/** A union of string literals, as an `enum`, which validates faster and reads better in OpenAPI. */
export const OneOf = <const T extends readonly string[]>(values: T, more: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...more });

/**
 * How the text of a field is read before it is checked. The server's validation does it for every request, by this keyword of the field's
 * schema.
 *
 * - `line`: a name or another text of one line, by `cleanLine`
 * - `text`: a text of several lines, by `cleanText`
 * - `signs`: a text that a program compares, such as a time or an account number: NFKC, digits as 0 to 9, trimmed
 * - `code`: as `signs`, without spaces and hyphens
 * - `email`: an address, by `canonicalEmail`
 * - `password`: a new one, by `preparePassword`
 */
export type TypedAs = 'line' | 'text' | 'signs' | 'code' | 'email' | 'password';

/** @param how the field's text is read before it is checked */
export const typedAs = (how: TypedAs) => ({ 'x-typed': how });

/** A UUID in lower case, as the server writes it: one id has one spelling, which can be compared as text. */
export const Id = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'an id',
  examples: ['01936e5a-0000-7000-8000-000000000001'],
});
/**
 * ISO 8601 with an offset or Z. The format alone would let pass what JavaScript or PostgreSQL cannot hold: the year 0, and
 * a minute of 61 seconds.
 */
export const Instant = Type.String({
  ...typedAs('signs'),
  format: 'date-time',
  pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-5][0-9]',
  description: 'a date and time with its offset, such as 2026-11-21T10:00:00+05:30',
  examples: ['2026-11-23T04:30:00.000Z'],
});
export const Email = Type.String({
  ...typedAs('email'),
  format: 'idn-email',
  maxLength: limits.emailCharacters,
  examples: ['asha@example.org'],
});
/**
 * One line of any script, with something to see. Names and subjects stand inside the sentences of mails and screens, so
 * they hold nothing that breaks a line or turns the direction of the text around them.
 */
export const visibleLine = `^(?=.*${visibleSign})[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$`;
export const PersonName = Type.String({
  ...typedAs('line'),
  minLength: 1,
  maxLength: limits.nameCharacters,
  pattern: visibleLine,
  description: 'a name',
  examples: ['Asha Rao'],
});
export const NewPassword = Type.String({
  ...typedAs('password'),
  minLength: limits.passwordCharacters.min,
  maxLength: limits.passwordCharacters.max,
  examples: ['seven mangoes on a roof'],
});
export const Code = Type.String({
  ...typedAs('code'),
  pattern: '^[0-9]{6}$',
  description: 'the 6 digits of the code',
  examples: ['042917'],
});
export const RoleName = OneOf(roles);
/** In which a person reads, by its BCP 47 code. */
export const LanguageName = OneOf(siteLanguages);
/** IANA zone, "Asia/Kolkata"; the server checks that it knows it. */
export const TimeZone = Type.String({
  ...typedAs('signs'),
  minLength: 1,
  maxLength: 64,
  examples: ['Asia/Kolkata'],
});

/** A name in an answer. */
export const GivenName = Type.String({ examples: ['Asha Rao'] });
/** An e-mail address in an answer. */
export const GivenEmail = Type.String({ examples: ['asha@example.org'] });
/** An address of a picture in an answer: a path of this site. */
export const PictureAddress = Type.String({ examples: [`/pictures/${'0a'.repeat(32)}.webp`] });

export const Person = Type.Object({ _id: Id, name: GivenName });
export const Contact = Type.Object({ _id: Id, name: GivenName, email: GivenEmail });

/** 1 to 5 stars. */
export const Stars = Type.Integer({ minimum: 1, maximum: limits.stars, examples: [5] });
/** An address of the web; that it is http or https is for the server to check. */
export const WebAddress = Type.String({
  maxLength: limits.urlCharacters,
  examples: ['https://example.org/asha.jpg'],
});
/** A time of day on some clock, "09:00". */
export const TimeOfDay = Type.String({
  ...typedAs('signs'),
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['09:00'],
});
/** The same, or the end of a day, "24:00". */
export const EndOfTime = Type.String({
  ...typedAs('signs'),
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  examples: ['17:30'],
});
/** A month of some zone's calendar, "2026-11". */
export const Month = Type.String({
  ...typedAs('signs'),
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
  examples: ['2026-11'],
});
/** A day of some zone's calendar, "2026-11-23". */
export const CalendarDay = Type.String({
  ...typedAs('signs'),
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])$',
  examples: ['2026-11-23'],
});
/**
 * A field that belongs to the whole that a client may send back, and is not the caller's to set: it is taken and changes
 * nothing.
 */
export const Ignored = Type.Optional(Type.Unknown({ description: 'taken, and changes nothing' }));

/** The query that every list takes. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageRows.max, examples: [20] })),
  /** Has no example: only one that the list gave is taken. */
  cursor: Type.Optional(Type.String({ maxLength: 512, examples: [] })),
};
