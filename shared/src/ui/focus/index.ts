export { focusHeading, focusNextHeading } from './focusHeading';
export { focusIsLost } from './focusIsLost';
export { useFocusAfter } from './useFocusAfter';
export { useHeadingFocus } from './useHeadingFocus';
export { useRowFocus } from './useRowFocus';
