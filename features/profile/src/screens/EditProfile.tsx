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
} from '@paadam/profile';
import type { AuthData } from '@paadam/shared/contract';
import { useLoadable } from '@paadam/shared/loading';
import { useSearchParams } from '@paadam/shared/router';
import { dataOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { TabPanel, Tabs } from '@paadam/shared/ui/Tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
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
  availability: words.availabilityLead,
  calendar: words.calendarLead,
  security: words.securityLead,
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
        documentTitle={words.documentTitle()}
        lead={tab === 'profile' ? words.lead({ role }) : otherLeads[tab]()}
      >
        {words.title({ role })}
      </PageTitle>
      <div>
        <Tabs
          label={words.parts()}
          value={tab}
          onChange={open}
          tabs={[
            { id: 'profile', label: words.profile(), ...(form.isDirty && { badge: words.notSaved() }) },
            ...(availability
              ? [
                  {
                    id: 'availability' as const,
                    label: words.availability(),
                    ...(isAvailabilityUnsaved && { badge: words.notSaved() }),
                  },
                ]
              : []),
            { id: 'calendar', label: words.calendar() },
            { id: 'security', label: words.security() },
          ]}
        >
          <TabPanel id="profile">
            {profile.status === 'failed' && known && (
              <RetryNotice onRetry={reload}>
                {words.notLoaded({ message: profile.problem.message })}
              </RetryNotice>
            )}
            {profile.status === 'failed' && !known && (
              <ErrorState title={words.notLoaded({ message: profile.problem.message })} onRetry={reload} />
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
