import {
  examBoardName,
  examBoards,
  languageCodes,
  languageLabel,
  levelName,
  levels,
} from '@paadam/shared/domain';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { HintText, LabelText } from '@paadam/shared/ui/fieldText';
import { MultiSelect } from '@paadam/shared/ui/MultiSelect';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { Group } from './profile.styles';
import type { PartProps } from './useProfileForm';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  column-gap: var(--paadam-space-4);
`;

interface ChoicesFieldProps<Value extends string> {
  legend: string;
  hint: string;
  all: readonly Value[];
  nameOf: (value: Value) => string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Some of a few, each a box to tick. */
function ChoicesField<Value extends string>({
  legend,
  hint,
  all,
  nameOf,
  value,
  onChange,
}: ChoicesFieldProps<Value>) {
  const hintId = useId();
  return (
    <Group aria-describedby={hintId}>
      <LabelText as="legend">{legend}</LabelText>
      <Choices>
        {all.map((one) => (
          <Checkbox
            key={one}
            label={nameOf(one)}
            checked={value.includes(one)}
            onChange={({ target }) =>
              onChange(all.filter((other) => (other === one ? target.checked : value.includes(other))))
            }
          />
        ))}
      </Choices>
      <HintText id={hintId}>{hint}</HintText>
    </Group>
  );
}

/** The students a tutor teaches, for which boards, and in which languages. */
export function WhomFields({ draft, onChange }: PartProps) {
  return (
    <>
      <ChoicesField
        legend={words.levels()}
        hint={words.levelsHint()}
        all={levels}
        nameOf={levelName}
        value={draft.levels}
        onChange={(chosen) => onChange({ levels: chosen })}
      />
      <ChoicesField
        legend={words.boards()}
        hint={words.boardsHint()}
        all={examBoards}
        nameOf={examBoardName}
        value={draft.boards}
        onChange={(chosen) => onChange({ boards: chosen })}
      />
      <MultiSelect
        label={words.languages()}
        options={languageCodes.map((code) => ({ id: code, label: languageLabel(code) }))}
        value={draft.languages}
        max={languageCodes.length}
        hint={words.languagesHint()}
        onChange={(chosen) => onChange({ languages: languageCodes.filter((code) => chosen.includes(code)) })}
      />
    </>
  );
}
