export { definePortalElement } from './definePortalElement';
export { hostPortal } from './hostPortal';
export { mountPortal } from './mountPortal';
