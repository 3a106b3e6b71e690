export type {
  NavItem,
  Registry,
  RegistryRow,
  RemoteDeclaration,
  RemoteDescriptor,
  RouteDescriptor,
} from '@paadam/shared/contract';
export { safeReturnTo, signInPath } from '@paadam/shared/domain';
export { FailureBoundary } from './FailureBoundary';
export { FailurePanel } from './FailurePanel';
export {
  HostProvider,
  type Operator,
  useHasPage,
  useHasPages,
  useHome,
  useHost,
  useLanding,
} from './HostContext';
export { hasPage } from './hasPage';
export { bringPages, LazyPage } from './LazyPage';
export { NotFoundPage } from './not-found/NotFoundPage';
export { PageSkeleton } from './PageSkeleton';
export { type PageFailure, type PortalInfo, PortalProvider, usePortal } from './PortalContext';
export { contractNumber, type PortalRoute, type RemoteModule } from './RemoteModule';
export type { Preparation, ServerPart } from './ServerPart';
export { type ScriptFailure, scriptFailureOf, whyScriptFailed } from './scriptFailure';
export { useBeforeLogOut, useLogOut } from './session/logOut';
export { SignInForm } from './session/SignInForm';
export { hasUnsaved, useUnsaved } from './session/unsaved';
