import type { Problem } from '@paadam/shared/api';
import { Button, Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import type { Faults } from './findFaults';
import { Quiet } from './profile.styles';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  faults: Faults;
  problem: Problem | null;
}

/** In sight as long as there is something to save. */
const Bar = styled.div<{ $stuck: boolean }>`
  display: grid;
  gap: var(--paadam-space-3);
  padding-block: var(--paadam-space-3);
  ${({ $stuck }) =>
    $stuck &&
    'position: sticky; bottom: var(--paadam-foot, 0px); z-index: 5; background: var(--paadam-paper); border-top: 1px solid var(--paadam-line);'}

  @media (max-height: 32rem) {
    position: static;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-2) var(--paadam-space-4);
`;

/** The end of the form: what is wrong as a whole, and the button. */
export function SaveBar({ isDirty, isBusy, faults, problem }: SaveBarProps) {
  const summary = isBusy ? null : summaryOf(faults, problem);
  return (
    <Bar $stuck={isDirty} data-foot-bar={isDirty || undefined}>
      {summary && <Notice tone="bad">{summary}</Notice>}
      <Line>
        <Quiet>{isDirty ? words.unsavedChanges() : words.everythingIsSaved()}</Quiet>
        <Button type="submit" busy={isBusy}>
          {words.saveChanges()}
        </Button>
      </Line>
    </Bar>
  );
}

/** A fault that the form has a place for is told there; one that it has not is told here. */
const summaryOf = (faults: Faults, problem: Problem | null): string | null => {
  const [first, ...others] = new Set(Object.values(faults));
  if (first !== undefined) {
    return others.length === 0 ? words.notSavedYet({ fault: first }) : words.checkFields();
  }
  // What the server found wrong was changed since.
  if (!problem || Object.keys(problem.fields).length > 0) return null;
  return words.changesNotSaved({ message: problem.message });
};
