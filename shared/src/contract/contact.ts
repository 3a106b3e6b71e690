import { limits, visibleSign } from '@paadam/shared/domain';
import { Type } from 'typebox';
import { defineCall, Envelope } from './call';
import { Closed, Email, PersonName, typedAs, visibleLine } from './schema';

export const contact = defineCall('contact', {
  summary: 'Write to the operator',
  who: 'anyone',
  body: Closed({
    name: PersonName,
    email: Email,
    subject: Type.String({
      ...typedAs('line'),
      minLength: 1,
      maxLength: limits.contact.subjectCharacters,
      pattern: visibleLine,
      description: 'a subject on one line',
      examples: ['Lessons in the evening'],
    }),
    message: Type.String({
      ...typedAs('text'),
      minLength: 1,
      maxLength: limits.contact.messageCharacters,
      pattern: visibleSign,
      description: 'a message',
      examples: ['Do you have tutors who teach after nine?'],
    }),
  }),
  status: 201,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'too_many_requests'],
});
