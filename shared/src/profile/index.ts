export { profileFeature } from './state/profileFeature';
export {
  type ProfileRootState,
  selectProfile,
  selectProfileMessage,
  selectProfileSaving,
  selectUnlinking,
} from './state/profileSelectors';
export { type ProfileChanges, profileActions } from './state/profileSlice';
export {
  type SecurityRootState,
  selectPasswordChange,
  selectSecurityMessage,
  selectSessionEnding,
  selectSessions,
  selectSignInHistory,
} from './state/securitySelectors';
export { securityActions } from './state/securitySlice';
