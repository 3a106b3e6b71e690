import { useId } from 'react';
import { Part } from './profileParts';
import { Qualifications } from './Qualifications';
import { RateField } from './RateField';
import { SubjectsField } from './SubjectsField';
import type { PartProps } from './useProfileForm';

/** What a tutor teaches, why they can, and for how much. */
export function Teaching(props: PartProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>Your teaching</h2>
      <Qualifications {...props} />
      <SubjectsField {...props} />
      <RateField {...props} />
    </Part>
  );
}
