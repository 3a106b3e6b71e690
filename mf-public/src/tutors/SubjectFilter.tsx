import { dataOf, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/tutors';
import { useSubjectName } from './useSubjectName';

interface SubjectFilterProps {
  /** Its id; undefined: all. */
  value: string | undefined;
  onChange: (subject: string | undefined) => void;
  /** @returns how many tutors choosing it leaves, to be put behind its name */
  countOf: (subject: string) => string;
}

/** One subject, or all. */
export function SubjectFilter({ value, onChange, countOf }: SubjectFilterProps) {
  const subjects = dataOf(usePaadamSelector(selectSubjects)) ?? [];
  const nameOf = useSubjectName();
  // An address may name a subject before the catalogue is there, or one that it does not know.
  const isListed = !value || subjects.some(({ _id }) => _id === value);
  return (
    <Field label={words.subject()}>
      <Select
        name="subject"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{words.allSubjects()}</option>
        {!isListed && <option value={value}>{nameOf(value) ?? words.loadingSubjects()}</option>}
        {subjects.map(({ _id, name, tutorCount }) => (
          <option key={_id} value={_id}>
            {name}
            {tutorCount === 0 ? words.noTutorYetAfter() : countOf(_id)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
