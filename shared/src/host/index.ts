export { Guard } from './Guard';
export { HostFrame } from './HostFrame';
export { PortalGuard } from './PortalGuard';
export { PortalView } from './PortalView';
