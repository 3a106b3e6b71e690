import { selectSubjects, subjectCatalogue, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Field, Select } from '@paadam/shared/ui';
import { useEffect } from 'react';
import * as words from '../messages/booking-form';

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
      <Field
        label={words.subject()}
        required
        error={error ?? (failed ? words.subjectsNotLoaded() : undefined)}
      >
        <Select name="subject" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{loading ? words.loadingSubjects() : words.chooseASubject()}</option>
          <optgroup label={words.taughtBy({ name: tutorName })}>
            {subjects
              .filter(({ _id }) => taught.includes(_id))
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
          </optgroup>
          <optgroup label={words.notTaughtBy({ name: tutorName })}>
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
          {words.retry()}
        </Button>
      )}
    </>
  );
}
