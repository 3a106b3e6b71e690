import { limits } from '@paadam/shared/domain';
import { Field, Textarea } from '@paadam/shared/ui';
import * as words from '../messages/profile';
import type { PartProps } from './useProfileForm';

/** How a tutor works: what students should bring, what happens between two lessons. */
export function WorkingNoteField({ draft: { workingNote }, faults, onChange }: PartProps) {
  const counted = [...workingNote].length.toLocaleString('en-IN');
  const most = limits.workingNoteCharacters.toLocaleString('en-IN');
  return (
    <Field
      label={words.howIWork()}
      optional
      hint={words.workingNoteHint({ count: counted, most })}
      error={faults.workingNote}
    >
      <Textarea
        name="workingNote"
        rows={4}
        value={workingNote}
        onChange={(event) => onChange({ workingNote: event.target.value })}
      />
    </Field>
  );
}
