import type { Profile } from '@paadam/shared/contract';
import { formatRupees, limits } from '@paadam/shared/domain';
import { Button, Dialog } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { Words } from '@paadam/shared/words';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import * as words from '../messages/profile';
import { AboutYou } from './AboutYou';
import type { Draft } from './draft';
import { LinkedChildren } from './LinkedChildren';
import { LinkedParents } from './LinkedParents';
import { ListingNotice } from './ListingNotice';
import { Preview, PreviewBody, type PreviewProps, previewTitle } from './Preview';
import { Columns, Form, NarrowOnly, Part, Parts, Room, WideOnly } from './profile.styles';
import { Qualifications } from './Qualifications';
import { RateField, TrialField } from './RateField';
import { SaveBar } from './SaveBar';
import { SubjectsField } from './SubjectsField';
import type { PartProps, ProfileForm } from './useProfileForm';
import { WeeklyAvailability } from './WeeklyAvailability';
import { WhomFields } from './WhomFields';
import { WorkingNoteField } from './WorkingNoteField';

interface ProfileTabProps {
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
          <Form ref={form.form} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
            <AboutYou
              {...part}
              action={
                <NarrowOnly>
                  <PreviewButton profile={profile} draft={draft} />
                </NarrowOnly>
              }
            />
            {isTutor && <Teaching {...part} />}
            {isTutor && <WeeklyAvailability {...part} isMerged={form.isMerged} />}
            <SaveBar {...form} />
          </Form>
          {form.askedRate !== null && <UnusualRate rupees={form.askedRate} form={form} />}
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

/** Where there is no room for the preview beside the form. */
function PreviewButton(props: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye size={18} aria-hidden />
        {words.preview()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={previewTitle(props.profile.role)}>
        <PreviewBody {...props} />
      </Dialog>
    </>
  );
}

/** Asks before a rate is saved that may be mistyped. */
function UnusualRate({ rupees, form }: { rupees: number; form: ProfileForm }) {
  const { from, to } = limits.usualHourlyRate;
  return (
    <ConfirmDialog
      open
      title={words.unusualRate({ rate: formatRupees(rupees) })}
      confirmLabel={words.saveThisRate()}
      cancelLabel={words.changeIt()}
      onConfirm={form.save}
      onClose={form.forgetAskedRate}
    >
      <p>
        <Words
          of={words.unusualRateText}
          from={formatRupees(from)}
          to={formatRupees(to)}
          rate={formatRupees(rupees)}
          strong={(text) => <strong>{text}</strong>}
        />
      </p>
    </ConfirmDialog>
  );
}

/** What, which students and how a tutor teaches, why they can, and for how much. */
function Teaching(props: PartProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{words.yourTeaching()}</h2>
      <Qualifications {...props} />
      <SubjectsField {...props} />
      <WhomFields {...props} />
      <WorkingNoteField {...props} />
      <RateField {...props} />
      <TrialField {...props} />
    </Part>
  );
}
