import { limits, roles } from '@paadam/shared/domain';
import { type TSchema, Type } from 'typebox';

/** An object that refuses what it does not name. */
export const Closed = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A union of string literals, as an `enum`, which validates faster and reads better in OpenAPI. */
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** A UUID in lower case, as the server writes it: one id has one spelling, which can be compared as text. */
export const Id = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'an id',
});
/** ISO 8601 with an offset or Z. */
export const Instant = Type.String({ format: 'date-time' });
export const Email = Type.String({ format: 'email', maxLength: limits.emailCharacters });
/**
 * One line of any script. Names stand inside the sentences of mails and screens, so they hold nothing that breaks a line
 * or turns the direction of the text around them.
 */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: limits.nameCharacters,
  pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  description: 'a name',
});
export const NewPassword = Type.String({
  minLength: limits.passwordCharacters.min,
  maxLength: limits.passwordCharacters.max,
});
export const Code = Type.String({ pattern: '^[0-9]{6}$', description: 'the 6 digits of the code' });
export const RoleName = OneOf(roles);
/** IANA zone, "Asia/Kolkata"; the server checks that it knows it. */
export const TimeZone = Type.String({ minLength: 1, maxLength: 64 });

export const Person = Type.Object({ _id: Id, name: Type.String() });
export const Contact = Type.Object({ _id: Id, name: Type.String(), email: Type.String() });

/** 1 to 5 stars. */
export const Stars = Type.Integer({ minimum: 1, maximum: limits.stars });
/** An address of the web; that it is http or https is for the server to check. */
export const WebAddress = Type.String({ maxLength: limits.urlCharacters });
/** A month of some zone's calendar, "2026-11". */
export const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });
/**
 * A field that belongs to the whole that a client may send back, and is not the caller's to set: it is taken and changes
 * nothing.
 */
export const Ignored = Type.Optional(Type.Unknown({ description: 'taken, and changes nothing' }));

/** The query that every list takes. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageRows.max })),
  cursor: Type.Optional(Type.String({ maxLength: 512 })),
};
