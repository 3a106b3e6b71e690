import { all, type Feature, groupSlices } from '@paadam/shared/state';
import { calendarFeed, calendarSaga, calendarSettings, calendarSlice, outsideCalendars } from './calendars';
import { emailChange } from './emailChange';
import { linkNews } from './linkNews';
import { profileSaga } from './profileSaga';
import { profileSlice } from './profileSlice';
import { profiles } from './profiles';
import { securitySaga } from './securitySaga';
import { securitySlice } from './securitySlice';
import { ownSessions, signInHistory } from './signIns';
import { twoStep, twoStepSecret } from './twoStep';

/** For a portal whose pages show profiles, or the person's own with its sign-ins. */
export const profileFeature: Feature = {
  name: 'profile',
  slices: [
    groupSlices('profile', [profiles, profileSlice]),
    groupSlices('calendar', [calendarSettings, calendarFeed, outsideCalendars, calendarSlice]),
    groupSlices('security', [ownSessions, signInHistory, twoStep, twoStepSecret, securitySlice, emailChange]),
  ],
  news: linkNews,
  *saga() {
    yield* all([
      profiles.saga(),
      profileSaga(),
      ownSessions.saga(),
      signInHistory.saga(),
      twoStep.saga(),
      twoStepSecret.saga(),
      securitySaga(),
      emailChange.saga(),
      calendarSettings.saga(),
      calendarFeed.saga(),
      outsideCalendars.saga(),
      calendarSaga(),
    ]);
  },
};
