import type { AuthData } from '@paadam/shared/contract';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/family';

interface ChildFilterProps {
  linked: AuthData['children'];
  /** The child's id; absent: all children. */
  value: string | undefined;
  /** Empty for all children. */
  onChange: (child: string) => void;
}

/** Narrows a list to one of the children. */
export function ChildFilter({ linked, value = '', onChange }: ChildFilterProps) {
  return (
    <Field label={words.child()}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.allChildren()}</option>
        {linked.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
