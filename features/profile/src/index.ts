export {
  type CalendarAct,
  type CalendarRootState,
  calendarActions,
  calendarFeed,
  calendarSettings,
  outsideCalendars,
  selectCalendarChanges,
  selectCalendarMessage,
} from './state/calendars';
export { emailChange } from './state/emailChange';
export { profileFeature } from './state/profileFeature';
export {
  type ProfileRootState,
  selectPhotoChange,
  selectProfileMessage,
  selectProfileSaving,
  selectUnlinking,
} from './state/profileSelectors';
export { type ProfileChanges, profileActions } from './state/profileSlice';
export { profiles } from './state/profiles';
export {
  type SecurityRootState,
  selectPasswordChange,
  selectRecoveryCodes,
  selectSecurityMessage,
  selectSessionEnding,
  selectTwoStepChange,
} from './state/securitySelectors';
export { securityActions, type TwoStepAct } from './state/securitySlice';
export { ownSessions, signInHistory } from './state/signIns';
export { twoStep, twoStepSecret } from './state/twoStep';
