import type { Profile } from '@paadam/shared/contract';
import { Notice } from '@paadam/shared/ui';
import * as words from '../messages/profile';
import { type Draft, rateOf } from './draft';

/** The server lists a tutor once there is a rate and a subject. @returns what is still missing, in words; null where nothing is */
const missingToBeFound = ({
  hourlyRate,
  subjects,
}: Pick<Profile, 'hourlyRate' | 'subjects'>): string | null => {
  const hasSubject = subjects !== undefined && subjects.length > 0;
  const hasRate = hourlyRate !== null && hourlyRate !== undefined;
  if (hasSubject) return hasRate ? null : words.noRate();
  return hasRate ? words.noSubject() : words.noSubjectNorRate();
};

/** Tells a tutor what keeps students from finding them, as long as anything does. */
export function ListingNotice({ profile, draft }: { profile: Profile; draft: Draft }) {
  const stored = missingToBeFound(profile);
  const drafted = missingToBeFound({ subjects: draft.subjects, hourlyRate: rateOf(draft) });
  if (drafted !== null) {
    return (
      <Notice tone="warn" title={stored !== null ? words.notFoundYet() : words.notFoundAnyMore()}>
        {drafted}
      </Notice>
    );
  }
  if (stored === null) return null;
  return <Notice tone="info">{words.foundOnceSaved()}</Notice>;
}
