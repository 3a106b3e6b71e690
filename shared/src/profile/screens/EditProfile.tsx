import type { AuthData } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import {
  calendarActions,
  calendarFeed,
  calendarSettings,
  emailChange,
  outsideCalendars,
  ownSessions,
  profileActions,
  profiles,
  securityActions,
  selectPasswordChange,
  selectProfileMessage,
  selectSecurityMessage,
  signInHistory,
  twoStep,
} from '@paadam/shared/profile';
import { dataOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { TabPanel, Tabs } from '@paadam/shared/ui/Tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CalendarTab } from './CalendarTab';
import type { NewEmail } from './EmailPart';
import { LeaveGuard } from './LeaveGuard';
import type { Passwords } from './PasswordPart';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';
import { useMessageToast } from './useMessageToast';
import { useProfileForm } from './useProfileForm';

const none: Passwords = { current: '', password: '' };

/** What is typed into the password's form, which is empty again once it was taken. */
const usePasswords = () => {
  const dispatch = usePaadamDispatch();
  const request = useSelector(selectPasswordChange);
  const [passwords, setPasswords] = useState(none);
  useMessageToast(selectSecurityMessage, securityActions.securityMessageShown);
  useEffect(() => {
    if (request.status === 'done') setPasswords(none);
  }, [request]);
  useEffect(
    () => () => {
      dispatch(securityActions.securityLeft());
      dispatch(emailChange.actions.pageLeft());
      dispatch(ownSessions.actions.left());
      dispatch(signInHistory.actions.left());
      dispatch(twoStep.actions.left());
      dispatch(calendarActions.calendarLeft());
      dispatch(calendarSettings.actions.left());
      dispatch(calendarFeed.actions.left());
      dispatch(outsideCalendars.actions.left());
    },
    [dispatch],
  );
  return { passwords, request, onChange: setPasswords };
};

const noEmail: NewEmail = { email: '', current: '' };

const otherLeads = {
  availability: 'Days off, extra hours, and how you take bookings.',
  calendar: 'Your lessons in the calendar that you use anyway.',
  security: 'Your e-mail address, your password, two-step sign-in, and where you are signed in.',
};
const leads: Record<Role, string> = {
  tutor: 'What students see before they book a lesson with you.',
  student: 'How your tutors know you.',
  parent: 'How your children know you.',
};

interface EditProfileProps {
  /** What a tutor has besides: when lessons can be. It says whether something there is not saved. */
  availability?: ((onUnsaved: (isUnsaved: boolean) => void) => ReactNode) | undefined;
}

/** The page on which the signed-in person, of any role, changes their profile and looks after their account. */
export function EditProfile({ availability }: EditProfileProps) {
  const user = usePaadamSelector(selectUser);
  return user ? <OwnProfile user={user} availability={availability} /> : null;
}

function OwnProfile({ user: { id, role, email }, availability }: EditProfileProps & { user: AuthData }) {
  const { answer: profile, reload } = useLoadable(profiles, id);
  const known = dataOf(profile);
  const form = useProfileForm(known);
  const passwords = usePasswords();
  const [newEmail, setNewEmail] = useState(noEmail);
  const [isAvailabilityUnsaved, setAvailabilityUnsaved] = useState(false);
  useMessageToast(selectProfileMessage, profileActions.profileMessageShown);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const isOther =
    asked === 'security' || asked === 'calendar' || (asked === 'availability' && Boolean(availability));
  const tab = isOther ? asked : 'profile';
  const open = (next: typeof tab) =>
    setSearch(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageTitle
        documentTitle="Edit Profile"
        lead={tab === 'profile' ? leads[role] : otherLeads[tab]}
      >{`Edit ${role.toUpperCase()} Profile`}</PageTitle>
      <div>
        <Tabs
          label="Parts of your profile"
          value={tab}
          onChange={open}
          tabs={[
            { id: 'profile', label: 'Profile', ...(form.isDirty && { badge: 'not saved' }) },
            ...(availability
              ? [
                  {
                    id: 'availability' as const,
                    label: 'Availability',
                    ...(isAvailabilityUnsaved && { badge: 'not saved' }),
                  },
                ]
              : []),
            { id: 'calendar', label: 'Calendar' },
            { id: 'security', label: 'Security' },
          ]}
        >
          <TabPanel id="profile">
            {profile.status === 'failed' && known && (
              <RetryNotice
                onRetry={reload}
              >{`Error loading profile: ${profile.problem.message}`}</RetryNotice>
            )}
            {profile.status === 'failed' && !known && (
              <ErrorState title={`Error loading profile: ${profile.problem.message}`} onRetry={reload} />
            )}
            {profile.status !== 'failed' && !known && <ProfileSkeleton role={role} />}
            {known && form.draft && <ProfileTab profile={known} draft={form.draft} form={form} />}
          </TabPanel>
          {availability && (
            <TabPanel id="availability" isKept={isAvailabilityUnsaved}>
              {availability(setAvailabilityUnsaved)}
            </TabPanel>
          )}
          <TabPanel id="calendar">
            <CalendarTab role={role} />
          </TabPanel>
          <TabPanel id="security">
            <SecurityTab email={email} newEmail={newEmail} onNewEmail={setNewEmail} {...passwords} />
          </TabPanel>
        </Tabs>
      </div>
      <LeaveGuard isDirty={form.isDirty || isAvailabilityUnsaved} />
    </>
  );
}
