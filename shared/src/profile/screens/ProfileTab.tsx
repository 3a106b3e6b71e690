import type { Profile } from '@paadam/shared/contract';
import { AboutYou } from './AboutYou';
import type { Draft } from './draft';
import { LinkedChildren } from './LinkedChildren';
import { LinkedParents } from './LinkedParents';
import { ListingNotice } from './ListingNotice';
import { Preview } from './Preview';
import { PreviewButton } from './PreviewButton';
import { Columns, Form, NarrowOnly, Parts, Room, WideOnly } from './profileParts';
import { SaveBar } from './SaveBar';
import { Teaching } from './Teaching';
import type { ProfileForm } from './useProfileForm';
import { WeeklyAvailability } from './WeeklyAvailability';

export interface ProfileTabProps {
  profile: Profile;
  draft: Draft;
  form: ProfileForm;
}

/** The form, what others will see of it, and who is linked to the account. */
export function ProfileTab({ profile, draft, form }: ProfileTabProps) {
  const isTutor = profile.role === 'tutor';
  const part = { profile, draft, faults: form.faults, onChange: form.change };
  return (
    <Room>
      <Columns>
        <Parts>
          {isTutor && <ListingNotice profile={profile} draft={draft} />}
          <NarrowOnly>
            <PreviewButton profile={profile} draft={draft} />
          </NarrowOnly>
          <Form ref={form.form} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
            <AboutYou {...part} />
            {isTutor && <Teaching {...part} />}
            {isTutor && <WeeklyAvailability {...part} isMerged={form.isMerged} />}
            <SaveBar {...form} />
          </Form>
          {profile.role === 'student' && <LinkedParents profile={profile} />}
          {profile.role === 'parent' && <LinkedChildren profile={profile} />}
        </Parts>
        <WideOnly>
          <Preview profile={profile} draft={draft} />
        </WideOnly>
      </Columns>
    </Room>
  );
}
