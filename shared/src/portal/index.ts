export type {
  NavItem,
  Registry,
  RegistryRow,
  RemoteDeclaration,
  RemoteDescriptor,
  RouteDescriptor,
} from '@paadam/shared/contract';
export { BookingOutcome } from './booking-outcome/BookingOutcome';
export { FailureBoundary } from './FailureBoundary';
export { FailurePanel } from './FailurePanel';
export { type Host, HostProvider, useHasPage, useHome, useHost, useLanding } from './HostContext';
export { LazyPage } from './LazyPage';
export { NewsToasts } from './news/NewsToasts';
export { NotFoundPage } from './not-found/NotFoundPage';
export { PageSkeleton } from './PageSkeleton';
export { type PageFailure, type PortalInfo, PortalProvider, usePortal } from './PortalContext';
export { PortalGuard } from './PortalGuard';
export { contractNumber, type PortalRoute, type RemoteModule } from './RemoteModule';
export { type ScriptFailure, scriptFailureOf, whyScriptFailed } from './scriptFailure';
export { AfterSignOut } from './session/AfterSignOut';
export { Guard } from './session/Guard';
export { useBeforeLogOut, useLogOut } from './session/logOut';
export { safeReturnTo, signInPath } from './session/returnTo';
export { SessionDialog } from './session/SessionDialog';
export { SignInForm } from './session/SignInForm';
export { useUnsaved } from './session/unsaved';
