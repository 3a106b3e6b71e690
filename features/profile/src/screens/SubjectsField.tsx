import { limits } from '@paadam/shared/domain';
import {
  dataOf,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { RetryNotice, Skeleton } from '@paadam/shared/ui';
import { LabelText } from '@paadam/shared/ui/fieldText';
import { MultiSelect } from '@paadam/shared/ui/MultiSelect';
import { useEffect } from 'react';
import * as words from '../messages/profile';
import type { Faults } from './findFaults';
import { Group } from './profile.styles';
import type { PartProps } from './useProfileForm';

/** The subjects that a tutor teaches, out of the catalogue. */
export function SubjectsField({ draft: { subjects }, faults, onChange }: PartProps) {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const load = () => void dispatch(subjectCatalogue.actions.requested());
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  const known = dataOf(catalogue);
  if (known) {
    return (
      <MultiSelect
        label={words.subjects()}
        options={known.map(({ _id, name }) => ({ id: _id, label: name }))}
        value={subjects}
        max={limits.tutorSubjects}
        hint={words.subjectsHint()}
        error={subjectsFault(faults)}
        onChange={(chosen) => onChange({ subjects: chosen })}
      />
    );
  }
  return (
    <Group>
      <LabelText as="legend">{words.subjects()}</LabelText>
      {catalogue.status === 'failed' ? (
        <RetryNotice title={words.failedToLoadSubjects()} onRetry={load}>
          {words.subjectsStay({ message: catalogue.problem.message, count: subjects.length })}
        </RetryNotice>
      ) : (
        <>
          <p role="status">{words.loadingSubjects()}</p>
          <Skeleton height="18rem" radius="var(--paadam-radius-control)" />
        </>
      )}
    </Group>
  );
}

/** The server names the one that is wrong by its place. */
const subjectsFault = (faults: Faults): string | undefined =>
  Object.entries(faults).find(([path]) => path.split('.', 1)[0] === 'subjects')?.[1];
