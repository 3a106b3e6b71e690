import type { Profile } from '@paadam/shared/contract';
import { Avatar, EmailText, StarRating } from '@paadam/shared/ui';
import type { Draft } from './draft';
import { Address, Name, Person } from './preview.styles';

/** Who it is, as others see them: the picture, the name, the address; a tutor's rating besides. */
export function PreviewedPerson({ profile, draft }: { profile: Profile; draft: Draft }) {
  const name = draft.name.trim() || profile.name;
  return (
    <Person>
      {/* A parent's picture is shown to nobody else. */}
      <Avatar name={name} src={profile.role === 'parent' ? null : profile.profileUrl} size={64} />
      <div>
        <Name data-people dir="auto">
          {name}
        </Name>
        {profile.rating && <StarRating average={profile.rating.average} count={profile.rating.count} />}
        <Address>
          {profile.email !== null && draft.emailFor === 'everyone' && <EmailText>{profile.email}</EmailText>}
        </Address>
      </div>
    </Person>
  );
}
