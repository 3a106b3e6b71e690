import { limits } from '@paadam/shared/domain';
import { TextInput, VisuallyHidden } from '@paadam/shared/ui';
import { ErrorText, LabelText } from '@paadam/shared/ui/fieldText';
import { useRowFocus } from '@paadam/shared/ui/focus';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { nextRowId } from './draft';
import { AddButton, Group, SignButton, Small } from './profile.styles';
import type { PartProps } from './useProfileForm';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--paadam-space-2);

  & > p {
    grid-column: 1 / -1;
  }
`;

/** What qualifies a tutor, a line each. */
export function Qualifications({ draft: { qualifications }, faults, onChange }: PartProps) {
  const { list, focusRow } = useRowFocus();
  const baseId = useId();
  const isFull = qualifications.length >= limits.qualifications;

  const add = () => {
    onChange({ qualifications: [...qualifications, { id: nextRowId(qualifications), text: '' }] });
    focusRow(qualifications.length);
  };
  const remove = (index: number) => {
    onChange({ qualifications: qualifications.toSpliced(index, 1) });
    focusRow(index);
  };

  return (
    <Group ref={list}>
      <LabelText as="legend">{words.qualifications()}</LabelText>
      {qualifications.map((row, index) => {
        const fault = faults[`qualifications.${index}`];
        const errorId = `${baseId}-${row.id}`;
        return (
          <Row key={row.id} data-row>
            <TextInput
              aria-label={words.qualification({ number: index + 1 })}
              aria-invalid={Boolean(fault)}
              aria-describedby={fault ? errorId : undefined}
              placeholder={words.qualificationExample()}
              maxLength={limits.qualificationCharacters}
              value={row.text}
              onChange={(event) =>
                onChange({ qualifications: qualifications.with(index, { ...row, text: event.target.value }) })
              }
            />
            <SignButton variant="quiet" onClick={() => remove(index)}>
              <Trash2 size={20} aria-hidden />
              <VisuallyHidden>{words.removeQualification({ number: index + 1 })}</VisuallyHidden>
            </SignButton>
            {fault && <ErrorText id={errorId}>{fault}</ErrorText>}
          </Row>
        );
      })}
      {faults.qualifications && <ErrorText>{faults.qualifications}</ErrorText>}
      {isFull ? (
        <Small>{words.asManyQualifications({ count: limits.qualifications })}</Small>
      ) : (
        <AddButton variant="secondary" data-add onClick={add}>
          {words.addQualification()}
        </AddButton>
      )}
    </Group>
  );
}
