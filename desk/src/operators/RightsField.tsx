import { type DeskRight, deskRights } from '@paadam/shared/domain';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { Choices } from '../ui/parts';
import { rightNames } from '../ui/words';

interface RightsFieldProps {
  rights: readonly DeskRight[];
  disabled: boolean;
  onChange: (rights: DeskRight[]) => void;
}

/** What an operator may do. */
export function RightsField({ rights, disabled, onChange }: RightsFieldProps) {
  return (
    <Choices>
      <legend>May do</legend>
      {deskRights.map((right) => (
        <Checkbox
          key={right}
          label={rightNames[right]}
          disabled={disabled}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(deskRights.filter((one) => (one === right ? target.checked : rights.includes(one))))
          }
        />
      ))}
    </Choices>
  );
}
