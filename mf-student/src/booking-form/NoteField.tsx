import { limits } from '@paadam/shared/domain';
import { Field, Textarea } from '@paadam/shared/ui';
import type { BookingDraft } from './useBookingDraft';

interface NoteFieldProps {
  form: BookingDraft;
  tutorName: string;
  /** A parent books: the child reads it, too. */
  isForChild: boolean;
}

/** What the tutor should know before the lesson. */
export function NoteField({ form: { draft, errorOf, writeNote }, tutorName, isForChild }: NoteFieldProps) {
  const written = draft.note.length;
  return (
    <Field
      label={`Note to ${tutorName}`}
      optional
      hint={
        <>
          What you are working on, and what should come of the lesson.
          {isForChild ? ' Your child reads it, too.' : ''} {written} of {limits.noteCharacters} characters
        </>
      }
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
