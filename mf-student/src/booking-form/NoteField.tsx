import { lengthOf, limits } from '@paadam/shared/domain';
import { Field, Textarea } from '@paadam/shared/ui';
import * as words from '../messages/booking-form';
import type { BookingDraft } from './useBookingDraft';

interface NoteFieldProps {
  form: BookingDraft;
  tutorName: string;
  /** A parent books: the child reads it, too. */
  isForChild: boolean;
}

/** What the tutor should know before the lesson. */
export function NoteField({ form: { draft, errorOf, writeNote }, tutorName, isForChild }: NoteFieldProps) {
  const length = { written: lengthOf(draft.note), most: limits.noteCharacters };
  return (
    <Field
      label={words.noteTo({ name: tutorName })}
      optional
      hint={isForChild ? words.noteHintForChild(length) : words.noteHint(length)}
      error={errorOf('note')}
    >
      <Textarea
        name="note"
        rows={3}
        maxLength={limits.noteCharacters}
        value={draft.note}
        onChange={(event) => writeNote(event.target.value)}
      />
    </Field>
  );
}
