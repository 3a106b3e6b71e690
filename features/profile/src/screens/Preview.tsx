import type { Profile } from '@paadam/shared/contract';
import { paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { useId } from 'react';
import * as words from '../messages/profile';
import type { Draft } from './draft';
import { PreviewedPerson } from './PreviewedPerson';
import { Sheet } from './preview.styles';
import { Small } from './profile.styles';
import { TutorPreview } from './TutorPreview';

export interface PreviewProps {
  profile: Profile;
  draft: Draft;
}

/** What others see of the profile, as it would be after saving. */
export function Preview(props: PreviewProps) {
  const headingId = useId();
  const { role } = props.profile;
  return (
    <Sheet aria-labelledby={headingId}>
      <h2 id={headingId}>{previewTitle(role)}</h2>
      <PreviewBody {...props} />
    </Sheet>
  );
}

export function PreviewBody({ profile, draft }: PreviewProps) {
  const ownPage = paths.tutor(profile._id);
  const hasOwnPage = useHasPage(ownPage);
  if (profile.role !== 'tutor') return <PreviewedPerson profile={profile} draft={draft} />;
  return (
    <>
      <TutorPreview profile={profile} draft={draft} />
      {hasOwnPage && (
        <Small>
          <Link to={ownPage}>{words.ownPage()}</Link>
        </Small>
      )}
    </>
  );
}

export const previewTitle = (role: Profile['role']): string => {
  if (role === 'tutor') return words.previewTitle();
  return role === 'parent' ? words.whatYourChildrenSee() : words.whatYourTutorsSee();
};
