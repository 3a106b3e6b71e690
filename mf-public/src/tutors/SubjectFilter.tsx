import { dataOf, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { Field, Select } from '@paadam/shared/ui';
import { useSubjectName } from './useSubjectName';

interface SubjectFilterProps {
  /** Its id; undefined: all. */
  value: string | undefined;
  onChange: (subject: string | undefined) => void;
}

/** One subject, or all. */
export function SubjectFilter({ value, onChange }: SubjectFilterProps) {
  const subjects = dataOf(usePaadamSelector(selectSubjects)) ?? [];
  const nameOf = useSubjectName();
  // An address may name a subject before the catalogue is there, or one that it does not know.
  const isListed = !value || subjects.some(({ _id }) => _id === value);
  return (
    <Field label="Subject">
      <Select
        name="subject"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">All subjects</option>
        {!isListed && <option value={value}>{nameOf(value)}</option>}
        {subjects.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
