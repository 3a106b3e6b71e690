export { definePortalElement } from './definePortalElement';
export { hostPortal, type PortalHost, type PortalHostOptions } from './hostPortal';
export { type MountOptions, mountPortal } from './mountPortal';
