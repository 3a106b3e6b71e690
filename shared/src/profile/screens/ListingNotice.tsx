import type { Profile } from '@paadam/shared/contract';
import { Notice } from '@paadam/shared/ui';
import { type Draft, rateOf } from './draft';

/** The server lists a tutor once there is a rate and a subject. @returns what is still missing, in words */
const missingToBeFound = ({ hourlyRate, subjects }: Pick<Profile, 'hourlyRate' | 'subjects'>): string[] => [
  ...(subjects && subjects.length > 0 ? [] : ['a subject']),
  ...(hourlyRate === null || hourlyRate === undefined ? ['an hourly rate'] : []),
];

const inWords = (things: readonly string[]) => things.join(' and ');

/** Tells a tutor what keeps students from finding them, as long as anything does. */
export function ListingNotice({ profile, draft }: { profile: Profile; draft: Draft }) {
  const stored = missingToBeFound(profile);
  const drafted = missingToBeFound({ subjects: draft.subjects, hourlyRate: rateOf(draft) });
  if (drafted.length > 0) {
    return (
      <Notice
        tone="warn"
        title={
          stored.length > 0 ? 'Students cannot find you yet' : 'Saved like this, students no longer find you'
        }
      >
        Your profile still needs {inWords(drafted)}.
      </Notice>
    );
  }
  if (stored.length === 0) return null;
  return <Notice tone="info">Save your changes, and students can find you.</Notice>;
}
