import type { AuthData } from '@paadam/shared/contract';
import { Field, Select } from '@paadam/shared/ui';

interface ChildFieldProps {
  linked: AuthData['children'];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** For which of a parent's children the lesson is. */
export function ChildField({ linked, value, onChange, error }: ChildFieldProps) {
  return (
    <Field label="Child" hint="Who the lesson is for" required error={error}>
      <Select name="student" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose a child</option>
        {linked.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
