import type { AuthData } from '@paadam/shared/contract';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/booking-form';

interface ChildFieldProps {
  linked: AuthData['children'];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** For which of a parent's children the lesson is. */
export function ChildField({ linked, value, onChange, error }: ChildFieldProps) {
  return (
    <Field label={words.child()} hint={words.whoTheLessonIsFor()} required error={error}>
      <Select name="student" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.chooseAChild()}</option>
        {linked.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
