import { type ErrorCode, errorStatus } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { RefundQuote } from './payment';
import { OneOf } from './schema';
import { SeriesDate } from './series';
import { Slot } from './slot';

/** What every failed call answers, beside the HTTP status that `errorStatus` gives for its code. */
export const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String({ examples: ['Something went wrong on our side. Please try again.'] }),
  code: OneOf(Object.keys(errorStatus) as ErrorCode[]),
  /** With a validation error: what is wrong, by field name. */
  fields: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      examples: [{ email: 'Please enter a valid e-mail address.' }],
    }),
  ),
  data: Type.Optional(
    Type.Object({
      /** With a clash: the free starts of that day, for that duration. */
      slots: Type.Optional(Type.Array(Slot)),
      /** Where several dates were asked for: how each stands now. */
      dates: Type.Optional(Type.Array(SeriesDate)),
      /** Where something else goes back than was said: what does now. */
      quote: Type.Optional(RefundQuote),
    }),
  ),
});
export type Failure = Static<typeof Failure>;
