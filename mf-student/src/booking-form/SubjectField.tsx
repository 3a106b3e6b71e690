import { selectSubjects, subjectCatalogue, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Field, Select } from '@paadam/shared/ui';
import { useEffect } from 'react';

interface SubjectFieldProps {
  tutorName: string;
  /** Ids of the subjects that the tutor teaches. */
  taught: readonly string[];
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** All subjects, the tutor's first; the others cannot be chosen, and are headed by the reason. */
export function SubjectField({ tutorName, taught, value, onChange, error }: SubjectFieldProps) {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const load = () => void dispatch(subjectCatalogue.actions.requested());
  useEffect(load, [dispatch]);

  const subjects = catalogue.data ?? [];
  const failed = catalogue.status === 'failed';
  const loading = !catalogue.data && !failed;
  return (
    <>
      <Field label="Subject" required error={error ?? (failed ? 'Failed to load subjects' : undefined)}>
        <Select name="subject" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{loading ? 'Loading Subjects...' : 'Choose a subject'}</option>
          <optgroup label={`Taught by ${tutorName}`}>
            {subjects
              .filter(({ _id }) => taught.includes(_id))
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
          </optgroup>
          <optgroup label={`Not taught by ${tutorName}`}>
            {subjects
              .filter(({ _id }) => !taught.includes(_id))
              .map(({ _id, name }) => (
                <option key={_id} value={_id} disabled>
                  {name}
                </option>
              ))}
          </optgroup>
        </Select>
      </Field>
      {failed && (
        <Button variant="secondary" onClick={load}>
          Retry
        </Button>
      )}
    </>
  );
}
