export { definePortalElement } from './definePortalElement';
export { hostPortal, type PortalHost, type PortalHostOptions } from './hostPortal';
export { mountPortal } from './mountPortal';
